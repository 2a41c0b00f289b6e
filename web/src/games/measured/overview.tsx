// The whole table, small, as long as somebody on it is out of view: who stands where, and what part of it one sees.
import { computed } from "@preact/signals";
import { useMemo } from "preact/hooks";
import { SEAT_SHAPES } from "./base";
import { type Camera, pointAt } from "./camera";
import type { Point } from "./projection";
import { useStage } from "./stage";

/** So many pixels it has at most, or this share of the height, and so many are around it, with half a base. */
const [MOST, SHARE, MARGIN] = [135, 0.16, 40];
/** Mils for each unit of the shapes of the sides. */
const SHAPE = 140;

export function Overview() {
  const { scene, projection, camera, play } = useStage();
  const { wide, high } = projection;
  const corner = useMemo(() => {
    const spots = [...scene.figures, ...scene.markers].map(({ x, y }) => projection.to([x, y]));
    return computed(() => {
      const [left, top, width, height] = camera.seen.value;
      const isOut = ([x, y]: Point): boolean => x < left || y < top || x > left + width || y > top + height;
      return camera.isMeasured.value && spots.some(isOut)
        ? freeCorner(
            spots.map((spot) => camera.onScreen(spot)),
            camera,
          )
        : "";
    });
  }, [scene, projection, camera]).value;
  const things = useMemo(
    () => (
      <>
        {scene.areas.map(({ id, kind, outline, radius }) =>
          kind === "zone" ? null : radius && outline[0] ? (
            <circle key={id} {...placed(projection.to(outline[0] as Point))} r={radius} />
          ) : (
            <polygon key={id} points={(outline as Point[]).map(projection.to).join(" ")} />
          ),
        )}
        {scene.markers.map((marker) => (
          <circle key={marker.id} class="is-marker" {...placed(projection.to([marker.x, marker.y]))} r="600" />
        ))}
        {scene.figures.map((figure) => (
          <path
            key={figure.id}
            style={{ "--rim": `var(--rim-${figure.seat})` }}
            d={SEAT_SHAPES[figure.seat] ?? ""}
            transform={`translate(${projection.to([figure.x, figure.y])}) scale(${SHAPE})`}
          />
        ))}
      </>
    ),
    [scene, projection],
  );
  // Before the battle one lays things down, and in a lesson somebody points at them.
  if (!corner || scene.is_setup || play?.table.value?.lesson) return null;
  const look = (event: PointerEvent): void => {
    const map = event.currentTarget as SVGSVGElement;
    if (event.type === "pointerdown") map.setPointerCapture(event.pointerId);
    if (map.hasPointerCapture(event.pointerId)) camera.lookAt(pointAt(map, event.clientX, event.clientY));
  };
  return (
    // Keys move about on the table itself.
    <svg
      class="ms-overview"
      viewBox={`0 0 ${wide} ${high}`}
      style={{ aspectRatio: `${wide} / ${high}` }}
      aria-hidden="true"
      data-corner={corner}
      data-testid="ms-overview"
      onPointerDown={look}
      onPointerMove={look}
    >
      {things}
      <Seen />
    </svg>
  );
}

/** Above at the left, unless somebody stands there whom it would hide. */
function freeCorner(spots: readonly Point[], camera: Camera): "left" | "right" {
  const [[wide, high], { left, right }] = [camera.size.value, camera.insets.value];
  const size = Math.min(MOST, high * SHARE) + MARGIN;
  const isTaken = (from: number, to: number): boolean =>
    spots.some(([x, y]) => x > from && x < to && y > 0 && y < size);
  return isTaken(left, left + size) && !isTaken(wide - right - size, wide - right) ? "right" : "left";
}

/** Drawn again with every step of the table, and nothing else is. */
function Seen() {
  const [x, y, width, height] = useStage().camera.seen.value;
  return <rect x={x} y={y} width={width} height={height} />;
}

const placed = ([cx, cy]: Point): { cx: number; cy: number } => ({ cx, cy });
