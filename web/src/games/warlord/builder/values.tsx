// The values of a card with small signs.
import type { Face } from "../../../wire";
import { armourOf, attacksOf } from "../catalogue";
import { ValueIcon } from "../symbols";

export function ShortValues({ face }: { face: Face }) {
  return (
    <span class="bd-values">
      {face.attacks.length ? (
        <span>
          <ValueIcon value="blade" size="0.9em" />
          {attacksOf(face)}
        </span>
      ) : null}
      {face.armour ? (
        <span>
          <ValueIcon value="shield" size="0.9em" />
          {armourOf(face)}
        </span>
      ) : null}
      {face.hit_points ? (
        <span>
          <ValueIcon value="drop" size="0.9em" />
          {face.hit_points}
        </span>
      ) : null}
    </span>
  );
}
