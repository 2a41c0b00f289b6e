// Warlord's table: the armies face each other, between them lies what is being done, below them the hand.
import { useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import type { Deed } from "../../match/film";
import { TroubleNote, Waiting } from "../../shell/parts";
import type { WarlordScene } from "../../wire";
import type { BoardProps } from "../game";
import { Aim } from "./aim";
import { Arrow } from "./arrow";
import { useBlows } from "./blows";
import { CardMenu } from "./card-menu";
import { useCatalogue } from "./catalogue";
import { useDrag } from "./drag";
import { Field } from "./field";
import { useFlip } from "./flip";
import { Corner, Recent, Sheet } from "./foot";
import { Hand } from "./hand";
import { Header } from "./header";
import { Look, Zoom } from "./look";
import { usePointer } from "./pointer";
import { Spread, spreadOf } from "./spread";
import { type Stage, StageContext } from "./stage";
import { moveAmongCards, useNextStop, useTabStops } from "./tab-stops";
import "./table.css";

export function WarlordBoard({ scene, you, seats, play, isCovered = false, spoken = [] }: BoardProps<WarlordScene>) {
  const catalogue = useCatalogue();
  const ownInspected = useSignal(-1);
  const looked = useSignal(-1);
  const zoomed = useSignal(-1);
  const names = useMemo(() => new Map(seats.map((seat) => [seat.seat, seat.name])), [seats]);
  const aim = useMemo(() => (play ? new Aim(play) : null), [play]);
  useEffect(() => () => aim?.close(), [aim]);
  if (catalogue.trouble) return <TroubleNote trouble={catalogue.trouble} again={catalogue.again} />;
  if (!catalogue.value) return <Waiting />;
  const film = play?.film;
  const deed = film?.phase.value === "result" ? film.deed.value : null;
  const stage: Stage = {
    scene: deed && hasDeaths(deed) ? (deed.before as unknown as WarlordScene) : scene,
    you,
    play,
    isCovered,
    catalogue: catalogue.value,
    inspected: play?.inspected ?? ownInspected,
    looked,
    zoomed,
    names,
    aim,
    spoken,
  };
  return (
    <StageContext.Provider value={stage}>
      <Laid stage={stage} />
    </StageContext.Provider>
  );
}

/** Who falls is still seen while the loss is told. */
function hasDeaths({ before, after }: Deed): boolean {
  const cardsOf = (scene: unknown) => (scene as WarlordScene | null)?.cards ?? {};
  const later = cardsOf(after);
  return Object.values(cardsOf(before)).some(({ id, zone }) => zone === "formation" && later[id]?.zone !== "formation");
}

function Laid({ stage }: { stage: Stage }) {
  const root = useRef<HTMLDivElement>(null);
  const { scene, play } = stage;
  usePointer(root, stage);
  useDrag(root, stage);
  useFlip(root, scene);
  useBlows(root, stage);
  useTabStops(root, scene);
  useNextStop(root, play?.question.value?.kind);
  useEffect(() => {
    const { inspected } = stage;
    if (inspected.peek() >= 0 && !scene.cards[inspected.peek()]) inspected.value = -1;
  }, [scene]);
  const spread = spreadOf(stage);
  const isMuster = play?.question.value?.kind === "line-up";
  const table = play?.table.value ?? null;
  return (
    <div
      class={`wl-board ${isMuster ? "is-muster" : ""}`}
      ref={root}
      data-testid="warlord"
      onKeyDown={(event) => moveAmongCards(event, stage)}
    >
      <Header />
      <div class="wl-middle">
        {isMuster ? null : <Field />}
        {spread.length ? <Spread cards={spread} isMuster={isMuster} /> : null}
      </div>
      <div class="wl-foot">
        {play && table ? <Recent play={play} table={table} /> : null}
        {stage.you >= 0 && !isMuster ? <Hand /> : <span class="wl-hand" />}
        {play && table ? <Corner play={play} table={table} /> : null}
      </div>
      {play && table ? <Sheet play={play} table={table} /> : null}
      <Arrow root={root} />
      {play ? <CardMenu root={root} play={play} /> : null}
      <Look root={root} />
      <Zoom />
    </div>
  );
}
