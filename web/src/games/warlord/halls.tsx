// Warlord in the gallery: how a card lies on the table in each of its states, and every card as it is printed.
import { signal } from "@preact/signals";
import type { VNode } from "preact";
import { lang } from "../../settings";
import { TroubleNote, Waiting } from "../../shell/parts";
import type { Face, WarlordCard, WarlordScene } from "../../wire";
import { CardFace } from "./card-face";
import { type Catalogue, called, typeOf, useCatalogue } from "./catalogue";
import { Counter } from "./counter";
import { type Stage, StageContext } from "./stage";
import { warlordWords } from "./texts";
import "./table.css";

function Shown({ children }: { children: (catalogue: Catalogue) => VNode }) {
  const { value, trouble, again } = useCatalogue();
  if (trouble) return <TroubleNote trouble={trouble} again={again} />;
  return value ? children(value) : <Waiting />;
}

export function CardHall() {
  return <Shown>{(catalogue) => <Groups cards={catalogue.cards.filter((face) => !face.is_token)} />}</Shown>;
}

const groupOf = (face: Face): string =>
  face.type === "character" ? called("factions", face.faction, lang.value) : typeOf(face, lang.value);

function Groups({ cards }: { cards: readonly Face[] }) {
  const groups = [...new Set(cards.map(groupOf))];
  return (
    <>
      {groups.map((group) => (
        <section key={group} class="gallery-group">
          <h3>{group}</h3>
          <ul role="list" class="gallery-cards">
            {cards
              .filter((face) => groupOf(face) === group)
              .map((face) => (
                <li key={face.id}>
                  <CardFace face={face} lang={lang.value} />
                </li>
              ))}
          </ul>
        </section>
      ))}
    </>
  );
}

/** The same card over and over; only what is said here differs. */
const STATES: readonly [keyof ReturnType<typeof warlordWords>["states"], Partial<WarlordCard>, boolean][] = [
  ["ready", {}, false],
  ["spent", { state: 1 }, false],
  ["stunned", { state: 2 }, false],
  ["wounded", { wounds: 1 }, false],
  ["acting", {}, false],
  ["aimedAt", {}, false],
  ["raised", { armour: 16, changed: { atk: 1, armour: 1, life: 0, skill: 0, level: 0 } }, false],
  ["lord", { is_lord: true }, false],
  ["foe", {}, true],
];
const ACTING = 4;
const AIMED_AT = 5;

export function StateHall() {
  return <Shown>{(catalogue) => <States catalogue={catalogue} />}</Shown>;
}

function States({ catalogue }: { catalogue: Catalogue }) {
  const w = warlordWords().states;
  const face =
    catalogue.cards.find((each) => each.type === "character" && each.hit_points === 2) ?? catalogue.cards[0]!;
  const cards = STATES.map(([, change, isFoe], id) => ({ ...cardOf(face, id), seat: isFoe ? 1 : 0, ...change }));
  const stage: Stage = {
    scene: sceneOf(cards),
    you: 0,
    play: null,
    catalogue,
    isCovered: false,
    inspected: signal(-1),
    looked: signal(-1),
    zoomed: signal(-1),
    names: new Map(),
    aim: null,
    spoken: [],
  };
  return (
    <StageContext.Provider value={stage}>
      <ul role="list" class="gallery-shelf gallery-states wl-sample has-columns">
        {STATES.map(([name], id) => (
          <li key={name}>
            <div class="wl-rank" style={{ "--w": "var(--card, 178px)", "--h": "calc(var(--card, 178px) * 0.753)" }}>
              <Counter card={cards[id]!} />
            </div>
            <span>{w[name]}</span>
          </li>
        ))}
      </ul>
    </StageContext.Provider>
  );
}

const cardOf = (face: Face, id: number): WarlordCard => ({
  id,
  face: face.id,
  label: face.name[lang.value],
  owner: 0,
  holder: -1,
  zone: "formation",
  state: 0,
  angle: 0,
  wounds: 0,
  life: face.hit_points,
  atk: face.attacks,
  armour: face.armour,
  skill: face.skill,
  level: face.level,
  changed: { atk: 0, armour: 0, life: 0, skill: 0, level: 0 },
  effects: [],
  holds: [],
  seat: 0,
  rank: 1,
  place: 0,
  is_lord: false,
  is_scribed: false,
});

const sceneOf = (cards: readonly WarlordCard[]): WarlordScene => ({
  round: 1,
  first: 0,
  phase: "",
  active: 0,
  players: [],
  hand: [],
  cards: Object.fromEntries(cards.map((card) => [card.id, card])),
  focus: { attacker: ACTING, target: AIMED_AT, targets: [AIMED_AT], card: -1, kind: "strike" },
});
