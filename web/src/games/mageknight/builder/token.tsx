// A warrior's base from above, drawn by us: the colours of its faction, a silhouette by its role, stars by its rank.
import type { FigureFace } from "../../../wire";
import { EMBLEMS, PLAIN, TINCTURES } from "../../measured/emblems";

const STAR = "M0-100l29 64L100-30 47 17 62 90 0 53-62 90-47 17-100-30l71-6z";

export function Token({ figure, size = "3rem" }: { figure: FigureFace; size?: string }) {
  const [field, band] = TINCTURES[figure.tinctures] ?? PLAIN;
  return (
    <svg
      class="ar-token"
      viewBox="-600 -600 1200 1200"
      style={{ width: size, height: size }}
      aria-hidden="true"
      focusable="false"
    >
      {figure.saddle.length ? (
        <>
          <rect x="-360" y="-590" width="720" height="1180" rx="360" fill={band} />
          <rect x="-280" y="-510" width="560" height="1020" rx="280" fill={field} />
        </>
      ) : (
        <>
          <circle r="590" fill={band} />
          <circle r="490" fill={field} />
        </>
      )}
      <path
        d={EMBLEMS[figure.emblem] ?? EMBLEMS["blade"]}
        fill={band}
        transform={`translate(0 ${figure.rank ? -40 : 0}) scale(.72)`}
      />
      {Array.from({ length: figure.rank }, (_, star) => (
        <path
          key={star}
          d={STAR}
          fill={band}
          transform={`translate(${(star - (figure.rank - 1) / 2) * 160} 375) scale(.72)`}
        />
      ))}
    </svg>
  );
}
