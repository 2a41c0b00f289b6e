// Every face of every die; a click throws it again.
import { useState } from "preact/hooks";
import { Die } from "../match/die";
import { sound } from "../sound/speaker";
import { galleryWords } from "./texts";

const SIDES = [20, 8, 6] as const;

export function Dice() {
  return (
    <>
      {SIDES.map((sides) => (
        <ul key={sides} role="list" class="gallery-shelf gallery-dice">
          {Array.from({ length: sides }, (_, at) => (
            <Thrown key={at} sides={sides} face={at + 1} />
          ))}
        </ul>
      ))}
    </>
  );
}

function Thrown({ sides, face }: { sides: number; face: number }) {
  const [throws, setThrows] = useState(0);
  const again = (): void => {
    setThrows(throws + 1);
    void sound("dice");
  };
  return (
    <li>
      <button type="button" class="gallery-die" aria-label={galleryWords().die(sides, face)} onClick={again}>
        <Die key={throws} sides={sides} face={face} place={0} isStill={throws === 0} />
      </button>
    </li>
  );
}
