// Summoners from across the room: two circles of power, a source between them, and what was called.
export function Picture() {
  return (
    <g>
      <path class="vignette-ground" d="M14 6h212l10 84H4z" />
      <ellipse class="vignette-measure" cx="62" cy="58" rx="40" ry="22" />
      <ellipse class="vignette-measure" cx="180" cy="36" rx="36" ry="19" />
      <path class="vignette-accent" d="M121 34c5 7 8 11 8 15a8 7 0 0 1-16 0c0-4 3-8 8-15z" />
      {[
        [62, 60, 0],
        [34, 70, 0],
        [94, 72, 0],
        [180, 38, 1],
        [206, 48, 1],
        [154, 52, 1],
      ].map(([x, y, foe], at) => (
        <g key={at}>
          <ellipse
            class={foe ? "vignette-foe" : "vignette-own"}
            cx={x}
            cy={y}
            rx={at % 3 ? 9 : 12}
            ry={at % 3 ? 6 : 8}
          />
          <path class="vignette-pike" d={at % 3 ? `M${x} ${y}v-11` : `M${x} ${y}v-24m-6 6l6-6 6 6`} />
        </g>
      ))}
    </g>
  );
}
