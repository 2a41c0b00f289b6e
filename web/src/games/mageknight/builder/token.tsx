// A warrior on its base, on a piece of the mat: the colours of its faction, its own silhouette, stars by its rank.
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
  const picture = portraitPicture(figure.look, figure.tinctures, 0, portrait, false).value;
  const [field, band] = TINCTURES[figure.tinctures] ?? PLAIN;
  return (
    <svg
      class="ar-token"
      viewBox="-830 -830 1660 1660"
      style={{ width: size, height: size }}
      aria-hidden="true"
      focusable="false"
    >
      {figure.saddle.length ? (
        <>
          <rect x="-380" y="-700" width="760" height="1400" rx="380" fill={band} />
          <rect x="-300" y="-620" width="600" height="1240" rx="300" fill={picture ? "#655a43" : field} />
        </>
      ) : (
        <>
          <circle r="540" fill={band} />
          <circle r="450" fill={picture ? "#655a43" : field} />
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
          transform={`translate(${(star - (figure.rank - 1) / 2) * 200} 700) scale(.95)`}
        />
      ))}
    </svg>
  );
}
