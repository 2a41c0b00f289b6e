// Warlord's table: the armies in their ranks, the player's hand, the card that is looked at, and what may be done with it.
import { useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { TroubleNote, Waiting } from "../../shell/parts";
import type { WarlordScene } from "../../wire";
import type { BoardProps } from "../game";
import { Arrow } from "./arrow";
import { CardMenu } from "./card-menu";
import { useCatalogue } from "./catalogue";
import { Cue } from "./cue";
import { useDrag } from "./drag";
import { Field } from "./field";
import { useFlip } from "./flip";
import { Hand } from "./hand";
import { Inspector, Zoom } from "./inspector";
import { usePointer } from "./pointer";
import { Spread, spreadOf } from "./spread";
import { type Stage, StageContext } from "./stage";
import { moveAmongCards, useTabStops } from "./tab-stops";
import "./table.css";

export function WarlordBoard({ scene, you, seats, play, isCovered = false, spoken = [] }: BoardProps<WarlordScene>) {
  const catalogue = useCatalogue();
  const ownInspected = useSignal(-1);
  const zoomed = useSignal(-1);
  const names = useMemo(() => new Map(seats.map((seat) => [seat.seat, seat.name])), [seats]);
  if (catalogue.trouble) return <TroubleNote trouble={catalogue.trouble} again={catalogue.again} />;
  if (!catalogue.value) return <Waiting />;
  const stage: Stage = {
    scene,
    you,
    play,
    isCovered,
    catalogue: catalogue.value,
    inspected: play?.inspected ?? ownInspected,
    zoomed,
    names,
    spoken,
  };
  return (
    <StageContext.Provider value={stage}>
      <Laid stage={stage} />
    </StageContext.Provider>
  );
}

function Laid({ stage }: { stage: Stage }) {
  const root = useRef<HTMLDivElement>(null);
  const { scene, play } = stage;
  usePointer(root, stage);
  useDrag(root, stage);
  useFlip(root, scene);
  useTabStops(root, scene);
  useEffect(() => {
    const { inspected } = stage;
    if (inspected.peek() >= 0 && !scene.cards[inspected.peek()]) inspected.value = -1;
  }, [scene]);
  const spread = spreadOf(stage);
  const isMuster = play?.question.value?.kind === "line-up";
  return (
    <div
      class={isMuster ? "wl-board is-muster" : "wl-board"}
      ref={root}
      data-testid="warlord"
      onKeyDown={(event) => moveAmongCards(event, stage)}
    >
      <Inspector />
      <div class="wl-middle">
        {isMuster ? null : <Field />}
        {spread.length ? <Spread cards={spread} isMuster={isMuster} /> : null}
      </div>
      {stage.you >= 0 ? <Hand /> : null}
      <Arrow root={root} />
      <Cue root={root} />
      {play ? <CardMenu root={root} play={play} /> : null}
      <Zoom />
    </div>
  );
}
