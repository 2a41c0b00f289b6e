// Lights tables and figures away from the page, so that nothing stutters while somebody drags.
import { type Pose, portrait } from "./figures";
import { ground } from "./grounds";
import { type Marker, marked } from "./markers";
import type { Mat } from "./mats";
import type { Piece } from "./piece";

export type Order =
  | { kind: "ground"; wide: number; high: number; around: number; scale: number; mat: Mat; pieces: Piece[] }
  | { kind: "figure"; pose: Pose; scale: number }
  | { kind: "marker"; marker: Marker; scale: number };

export interface Commission {
  key: string;
  order: Order;
}

function drawn(order: Order): OffscreenCanvas {
  if (order.kind === "ground") {
    const { wide, high, around, scale } = order;
    const image = ground(wide, high, around, scale, order.mat, order.pieces);
    const canvas = new OffscreenCanvas(image.width, image.height);
    const brush = canvas.getContext("2d")!;
    brush.putImageData(image, 0, 0);
    brush.fillStyle = hourOf(brush, image.width, image.height);
    brush.globalCompositeOperation = "soft-light";
    brush.fillRect(0, 0, image.width, image.height);
    return canvas;
  }
  const { image, lights } =
    order.kind === "marker" ? marked(order.marker, order.scale) : portrait(order.pose, order.scale);
  const canvas = new OffscreenCanvas(image.width, image.height);
  const brush = canvas.getContext("2d")!;
  brush.putImageData(image, 0, 0);
  brush.globalCompositeOperation = "lighter";
  for (const [x, y, r, colour] of lights) {
    const [cx, cy, far] = [x * order.scale, y * order.scale, r * order.scale];
    const glow = brush.createRadialGradient(cx, cy, 0, cx, cy, far);
    glow.addColorStop(0, `rgba(${colour.join()},.55)`);
    glow.addColorStop(0.4, `rgba(${colour.join()},.2)`);
    glow.addColorStop(1, `rgba(${colour.join()},0)`);
    brush.fillStyle = glow;
    brush.fillRect(cx - far, cy - far, far * 2, far * 2);
  }
  return canvas;
}

/** Late in the day: warm where the sun stands, cool away from it. */
function hourOf(brush: OffscreenCanvasRenderingContext2D, wide: number, high: number): CanvasGradient {
  const hour = brush.createLinearGradient(0, 0, wide * 0.9, high);
  hour.addColorStop(0, "rgba(255,214,140,.44)");
  hour.addColorStop(0.5, "rgba(255,226,170,.16)");
  hour.addColorStop(1, "rgba(60,70,130,.26)");
  return hour;
}

self.addEventListener("message", ({ data }: MessageEvent<Commission>) => {
  const type = data.order.kind === "ground" ? "image/webp" : "image/png";
  void drawn(data.order)
    .convertToBlob({ type, quality: 0.9 })
    .then((picture) => self.postMessage({ key: data.key, picture }));
});
