// Skirmish from across the room: two small bands around a wood.
export function Picture() {
  return (
    <g>
      <path class="vignette-ground" d="M14 6h212l10 84H4z" />
      <path class="vignette-measure" d="M62 66C92 40 118 62 160 36" />
      <path class="vignette-tree" d="M104 24l12 20H92zM122 18l12 20h-24z" />
      {[
        [50, 70, 0],
        [34, 46, 0],
        [84, 78, 0],
        [176, 30, 1],
        [204, 48, 1],
        [190, 72, 1],
      ].map(([x, y, foe]) => (
        <g key={`${x}`}>
          <ellipse class={foe ? "vignette-foe" : "vignette-own"} cx={x} cy={y} rx="12" ry="7.5" />
          <path class="vignette-pike" d={`M${x} ${y}v-17`} />
        </g>
      ))}
      <path class="vignette-accent" d="M166 33l-12-1 7 9z" />
    </g>
  );
}
