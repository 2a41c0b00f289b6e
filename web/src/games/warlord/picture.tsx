// Warlord from across the room: two ranks of cards, and a banner before them.
export function Picture() {
  return (
    <g>
      <path class="vignette-ground" d="M14 6h212l10 84H4z" />
      {[60, 100, 140, 180].map((x, at) => (
        <rect
          key={x}
          class="vignette-foe"
          x={x - 12}
          y="12"
          width="24"
          height="32"
          rx="3"
          transform={at === 1 ? `rotate(90 ${x} 28)` : ""}
        />
      ))}
      {[40, 80, 160, 200].map((x) => (
        <rect key={x} class="vignette-own" x={x - 12} y="54" width="24" height="32" rx="3" />
      ))}
      <path class="vignette-pike" d="M120 90V22" />
      <path class="vignette-accent" d="M120 10l4 9-4 7-4-7zM122 30c10-4 14 4 26-1v16c-12 5-16-3-26 1z" />
    </g>
  );
}
