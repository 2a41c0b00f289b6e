// What the players hold beside the table: their side, counters, and cards that others see from the back.
import { SeatState } from "../../match/seats";
import { SeatMark } from "../../shell/seat-mark";
import type { TableState } from "../../socket";
import type { CardScene, PlayerScene } from "../../wire";
import { BadgeSign, hasSign } from "./badges";
import { CardArt } from "./card";
import { PLAIN, TINCTURES } from "./emblems";
import { useStage } from "./stage";
import { measuredWords } from "./texts";

/** Given a table, they tell as well who is there and what time is left: it is told nowhere else. */
export function Players({ table }: { table: TableState | null }) {
  const { scene } = useStage();
  return (
    <ul role="list" class="ms-players" aria-label={measuredWords().players}>
      {scene.players.map((player) => (
        <Player key={player.seat} player={player} table={table} />
      ))}
    </ul>
  );
}

function Player({ player, table }: { player: PlayerScene; table: TableState | null }) {
  const { names, scene, you, isCovered } = useStage();
  const w = measuredWords();
  const [field, charge] = TINCTURES[player.tinctures] ?? PLAIN;
  const isHidden = isCovered && player.seat === you;
  const seat = table?.seats[player.seat];
  return (
    <li
      data-testid={seat ? `seat-${player.seat}` : undefined}
      class={`ms-player ${scene.active === player.seat ? "is-active" : ""} ${player.is_out ? "is-out" : ""}`}
      style={{ "--seat": `var(--seat-${player.seat})` }}
    >
      <p class="ms-player-name">
        <SeatMark seat={player.seat} size={14} />
        <b>{names.get(player.seat) ?? ""}</b>
        <span class="ms-side" style={{ background: field, borderColor: charge }} aria-hidden="true" />
        {seat && table ? <SeatState seat={seat} table={table} /> : null}
      </p>
      <p class="ms-counters">
        {player.badges.map((badge) => (
          <span key={badge.kind} class={`ms-counter is-${badge.kind}`} title={badge.text}>
            <span class="unseen">{badge.text}</span>
            <span aria-hidden="true">
              <BadgeSign kind={badge.kind} /> {badge.number}
            </span>
          </span>
        ))}
      </p>
      <p class="ms-player-title" title={player.title}>
        {player.is_out ? `${w.out} · ` : ""}
        {player.title}
      </p>
      {player.cards.length ? (
        <ol role="list" class="ms-cards" aria-label={w.cards}>
          {player.cards.map((card, place) => (
            <Card key={place} card={isHidden ? { ...card, name: "", thing: -1 } : card} player={player} />
          ))}
        </ol>
      ) : null}
    </li>
  );
}

function Card({ card, player }: { card: CardScene; player: PlayerScene }) {
  const { inspected } = useStage();
  const w = measuredWords();
  if (!card.name)
    return (
      <li class={`ms-card is-back is-${card.kind}`}>
        <span class="unseen">{w.faceDown}</span>
      </li>
    );
  return (
    <li class={`ms-card is-${card.kind}`}>
      <button
        type="button"
        title={[w.cardKinds[card.kind], card.text || card.name].filter(Boolean).join(": ")}
        onClick={() => (inspected.value = card.thing)}
      >
        <CardArt card={card} tinctures={player.tinctures} seat={player.seat} />
        <span class={/\S{12}/.test(card.name) ? "ms-card-name is-long" : "ms-card-name"}>
          {hasSign(card.kind) ? <BadgeSign kind={card.kind} /> : null}
          {card.name}
          {w.cardKinds[card.kind] ? <span class="unseen">, {w.cardKinds[card.kind]}</span> : null}
          {card.kind === "held" ? <small> {w.held}</small> : null}
        </span>
      </button>
    </li>
  );
}
