// A warrior on its base from above: the colours of its faction, its own silhouette, stars by its rank.
import type { FigureFace } from "../../../wire";
import { type PortraitSize, portraitPicture } from "../../measured/art/studio";
import { EMBLEMS, PLAIN, TINCTURES } from "../../measured/emblems";

const STAR = "M0-100l29 64L100-30 47 17 62 90 0 53-62 90-47 17-100-30l71-6z";

interface TokenProps {
  figure: FigureFace;
  size?: string;
  portrait?: PortraitSize;
}

export function Token({ figure, size = "3rem", portrait = "small" }: TokenProps) {
  const picture = portraitPicture(figure.look, figure.tinctures, 0, portrait).value;
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
          <rect x="-280" y="-510" width="560" height="1020" rx="280" fill={picture ? "#4d4a38" : field} />
        </>
      ) : (
        <>
          <circle r="590" fill={band} />
          <circle r="500" fill={picture ? "#4d4a38" : field} />
        </>
      )}
      {picture ? (
        <image href={picture} x="-1080" y="-1080" width="2160" height="2160" />
      ) : (
        <path
          d={EMBLEMS[figure.emblem] ?? EMBLEMS["blade"]}
          fill={band}
          transform={`translate(0 ${figure.rank ? -40 : 0}) scale(.72)`}
        />
      )}
      {Array.from({ length: figure.rank }, (_, star) => (
        <path
          key={star}
          d={STAR}
          class="ar-star"
          transform={`translate(${(star - (figure.rank - 1) / 2) * 160} 375) scale(.72)`}
        />
      ))}
    </svg>
  );
}
