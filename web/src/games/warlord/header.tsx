// Above the armies: who plays, what lies in the piles, which round it is and whose word is awaited.
import { SeatLine, SeatsSide } from "../../match/seats";
import { matchWords } from "../../match/texts";
import { SeatMark } from "../../shell/seat-mark";
import { listed } from "../../texts";
import type { WarlordPlayer } from "../../wire";
import { Art } from "./art";
import { Piles } from "./piles";
import { faceOf, useStage } from "./stage";
import { warlordWords } from "./texts";

export function Header() {
  const stage = useStage();
  const { scene } = stage;
  const own = Math.max(stage.you, 0);
  const mine = scene.players.filter(({ seat }) => seat === own);
  const others = scene.players.filter(({ seat }) => seat !== own);
  const table = stage.play?.table.value ?? null;
  return (
    <header class="wl-header">
      <ul class="wl-players is-own" role="list" aria-label={matchWords().seats}>
        {mine.map((player) => (
          <Player key={player.seat} player={player} />
        ))}
      </ul>
      <Turn />
      <ul class="wl-players is-foe" role="list" aria-label={matchWords().seats}>
        {others.map((player) => (
          <Player key={player.seat} player={player} />
        ))}
      </ul>
      {table ? <SeatsSide table={table} /> : null}
    </header>
  );
}

function Turn() {
  const { play, scene } = useStage();
  const w = matchWords();
  const table = play?.table.value;
  const names = table ? table.waiting.map(({ seat }) => table.seats[seat]?.name ?? "").filter(Boolean) : [];
  const awaited = play?.question.value ? w.yourTurn : names.length ? w.turnOf(listed([...new Set(names)])) : "";
  return (
    <p class="wl-turn">
      {scene.round > 0 ? <b>{w.round(scene.round)}</b> : <b>{warlordWords().phases[scene.phase] ?? ""}</b>}
      {awaited && table?.stage === "playing" ? <small>{awaited}</small> : null}
    </p>
  );
}

function Player({ player }: { player: WarlordPlayer }) {
  const stage = useStage();
  const table = stage.play?.table.value ?? null;
  const seat = table?.seats.find((each) => each.seat === player.seat);
  const name = stage.names.get(player.seat) ?? "";
  const pile = <Piles player={player} name={name} />;
  const lord = Object.values(stage.scene.cards).find((card) => card.is_lord && card.owner === player.seat);
  const face = lord ? faceOf(stage, lord.id) : undefined;
  if (table && seat) {
    return (
      <SeatLine seat={seat} table={table}>
        {face ? <Art face={face} crop="square" name="wl-lord" /> : null}
        {pile}
      </SeatLine>
    );
  }
  return (
    <li class="match-seat">
      <SeatMark seat={player.seat} size={15} />
      <span class="match-seat-name">{name}</span>
      {pile}
    </li>
  );
}
