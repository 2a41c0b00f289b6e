// Mage Knight from across the room: bases with a window in the rim, which are dials.
export function Picture() {
  return (
    <g>
      <path class="vignette-ground" d="M14 6h212l10 84H4z" />
      <path class="vignette-tree" d="M112 20l14 18H98zM132 26l12 16h-24z" />
      {[
        [52, 64, 0],
        [96, 72, 0],
        [150, 30, 1],
        [194, 44, 1],
      ].map(([x, y, foe], at) => (
        <g key={at}>
          <ellipse class={foe ? "vignette-foe" : "vignette-own"} cx={x} cy={y} rx="20" ry="12" />
          <path class="vignette-measure" d={`M${x! - 12} ${y! + 4}a13 8 0 0 0 24 0`} />
          <path class="vignette-pike" d={`M${x} ${y! - 2}v-24`} />
          <path class="vignette-accent" d={`M${x} ${y! - 26}l14 5-14 5z`} />
        </g>
      ))}
    </g>
  );
}
