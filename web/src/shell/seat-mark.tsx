// A seat is told by colour and by shape: circle, square, triangle, lozenge.

const SHAPES = [
  "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16z",
  "M5 5h14v14H5z",
  "M12 3.5L21 19.5H3z",
  "M12 2.5L21 12l-9 9.5L3 12z",
];

export function SeatMark({ seat, size = 16 }: { seat: number; size?: number }) {
  const shape = SHAPES[seat];
  if (!shape) return null;
  return (
    <svg
      class="icon"
      viewBox="0 0 24 24"
      style={{ width: `${size / 16}rem`, height: `${size / 16}rem` }}
      aria-hidden="true"
      focusable="false"
    >
      <path d={shape} fill={`var(--seat-${seat})`} />
    </svg>
  );
}
