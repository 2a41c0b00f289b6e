// The ground between the fronts: trodden sand with pebbles and straw, dry grass at its rims, the same every time.
const MANY = 74;
/** How far from the middle the sand reaches, in parts of a hundred of the table. */
const [BESIDE, ABOVE] = [9.5, 7];

const PARTS = {
  grass: "M0 0q-3-9-9-14M0 0q0-10-2-18M0 0q2-9 6-16M0 0q4-6 11-9",
  straw: "M-11 2L12-3M-2 5L8-6",
  pebble: "M-6 2q1-7 7-7 6 1 6 6-2 4-8 4-5 0-5-3z",
} as const;

/** Numbers that look thrown: between 0 and 1, the same for the same place. */
const thrown = (place: number, salt: number): number => {
  const wild = Math.sin(place * 127.1 + salt * 311.7) * 43758.5453;
  return wild - Math.floor(wild);
};

const things = Array.from({ length: MANY }, (_, place) => {
  const part: keyof typeof PARTS = place % 3 === 0 ? "grass" : place % 7 === 0 ? "straw" : "pebble";
  const aside = 2 * thrown(place, 1) - 1;
  // Grass stands where nobody treads.
  const across = part === "grass" ? Math.sign(aside) * (0.86 + 0.3 * Math.abs(aside)) : 0.9 * aside;
  return {
    part,
    along: 100 * thrown(place, 2),
    across,
    size: 0.7 + 0.7 * thrown(place, 3),
    turn: 360 * thrown(place, 4),
  };
});

export function Ground({ hasRows }: { hasRows: boolean }) {
  return (
    <svg class="wl-ground" aria-hidden="true">
      {things.map(({ part, along, across, size, turn }, place) => (
        <svg
          key={place}
          aria-hidden="true"
          overflow="visible"
          x={hasRows ? `${along}%` : `${50 + across * BESIDE}%`}
          y={hasRows ? `${46 + across * ABOVE}%` : `${along}%`}
        >
          <path
            class={`is-${part}`}
            d={PARTS[part]}
            transform={`scale(${size}) rotate(${part === "grass" ? turn / 12 - 15 : turn})`}
          />
        </svg>
      ))}
    </svg>
  );
}
