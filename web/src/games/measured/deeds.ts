// What a figure can do, as signs with short names. A deed that is not known here is called by the words of its option.
import { both, say } from "../../texts";
import type { Option, Phrase } from "../../wire";

/** Filled shapes on a grid of 24; `line` ones are drawn with a pen. */
export const GLYPHS = {
  boot: "M7 3h6l-.6 7.2c2.4 1.5 6.6 2.2 7.4 5.2.3 1.2.2 2.6.2 2.6H5.6c-.8-2.6.2-4.6.6-7.4zM5.4 19.6H20v1.8H5.4z",
  dash: "M10 3h5l-.5 7c2 1.4 5.4 2 6 4.8.3 1.1.2 2.2.2 2.2H8.600c-.7-2.4.2-4.2.5-6.800zM8.4 18.500h12.300v1.700H8.400zM1.5 6h5v1.800h-5zM2.5 10.500h4.500v1.800H2.500zM1 15h5v1.800H1z",
  bow: "M9 1.500c7 2.5 10 6 10 10.500s-3 8-10 10.500l-.6-1.800c5.5-2.2 7.6-5 7.6-8.700s-2.1-6.5-7.6-8.700zM7.6 3.2 5.6 12l2 8.8-1 .2L4.5 12l2.1-9zM1.5 11h16V8.600L23 12l-5.5 3.400V13h-16z",
  sword:
    "M20.8 3.2 19 8.600l-8.3 8.3-3.6-3.600L15.4 5zM4.6 13l6.4 6.4-1.5 1.5-2.4-2.3-2.7 2.7-1.7-1.7 2.7-2.7-2.3-2.400z",
  lance: "M21.5 2.5 19.2 9l-2.4-1.700L6 20.300l1.2 1.200H2.500v-4.700l1.2 1.200L14.7 5.2 15 4.800z",
  three: "M12 2.300a3.9 3.9 0 1 0 .01 0zM6.2 12.700a3.9 3.9 0 1 0 .01 0zM17.8 12.700a3.9 3.9 0 1 0 .01 0z",
  shield: "M12 2.5 20.5 5c.3 7.6-2.3 13.3-8.5 16.500C5.8 18.3 3.2 12.6 3.5 5z",
  burst:
    "m12 1.8 2.3 6 5.9-2.7-2.7 5.9 6 2.3-6 2.3 2.7 5.9-5.9-2.7-2.3 4.9-2.3-4.9-5.9 2.7 2.7-5.9-6-2.3 6-2.3-2.7-5.9 5.9 2.700z",
  moon: "M15.5 2.600a9.8 9.8 0 1 0 6 12.200A8.4 8.4 0 0 1 15.5 2.600z",
  star: "M12 1.500l2.7 7.8 7.8 2.7-7.8 2.700L12 22.500l-2.7-7.800L1.5 12l7.8-2.700zM19 2l.9 2.6 2.6.9-2.6.9L19 9l-.9-2.6-2.6-.9 2.6-.9z",
  gate: "M4 21v-9a8 8 0 0 1 16 0v9h-4v-9a4 4 0 0 0-8 0v9zM12 10.500l1.3 3.2 3.2 1.3-3.2 1.300L12 19.500l-1.3-3.200L7.5 15l3.2-1.300z",
  wing: "M2 7c6 .5 8-3 20-4-1 3-3 4-5 4.6 1.5.2 2.5 0 3.5-.1-1.2 2.3-3 3.1-5 3.4 1 .4 2 .4 3 .3-1.6 2-3.6 2.5-5.6 2.3 1 .5 1.8.5 2.6.4C14 16.5 12 17 10 16.7 6 16 2.5 13.5 2 7z",
  drop: "M12 21.5 5.5 13H9V3h6v10h3.500z",
  lock: "M7 10V7.500a5 5 0 0 1 10 0V10h2v11H5V10zm2.6 0h4.800V7.500a2.4 2.4 0 0 0-4.8 0z",
  skull:
    "M12 2.500c5 0 8.5 3.4 8.5 8 0 2.6-1 4.3-2.8 5.600v3.400h-2.400V18h-1.600v3h-3.400v-3H8.700v1.500H6.300v-3.400C4.5 14.8 3.5 13.1 3.5 10.500c0-4.6 3.5-8 8.5-8zM8.4 9.400a2 2 0 1 0 .01 4 2 2 0 0 0 0-4zm7.2 0a2 2 0 1 0 .01 4 2 2 0 0 0 0-4z",
  turn: "M12 4a8 8 0 1 1-7.7 10.200l2.5-.7A5.4 5.4 0 1 0 12 6.600V10L6 5.3 12 .8z",
  heart:
    "M12 21C4.5 15.5 2 11.8 2 8.3 2 5 4.4 3 7 3c2 0 3.8 1.1 5 3 1.2-1.9 3-3 5-3 2.6 0 5 2 5 5.3 0 3.5-2.5 7.2-10 12.700z",
  book: "M3 4.500C6 3 9 3.2 11.2 5v15.500C9 19 6 18.8 3 20zM21 4.500C18 3 15 3.2 12.8 5v15.500C15 19 18 18.8 21 20z",
  hand: "M8 12V4.500a1.5 1.5 0 0 1 3 0V10V3a1.5 1.5 0 0 1 3 0v7V4.500a1.5 1.5 0 0 1 3 0V11v-2a1.5 1.5 0 0 1 3 0v6c0 4-2.5 7-6.5 7-3 0-4.7-1.2-6.2-3.700L4 13.500c-.8-1.5 1.2-2.8 2.3-1.500z",
  horse:
    "M5 21c0-6 2-8.5 4.5-10.500L8 8.5 9.5 7l.5-4 2.5 3c4 .5 7.5 4 7.5 10v5h-4.500c.5-4-1-6-3-6.5-2 1.5-3 3.5-3 6.500zM11 9.200a1 1 0 1 0 .01 0z",
  eye: "M1.5 12C6.5 4 17.5 4 22.5 12c-5 8-16 8-21 0zM12 8a4 4 0 1 0 .01 0z",
  bomb: "M14.5 8.300a7.3 7.3 0 1 1-3.2-1.600L12.8 4l2.6 1.400zM16 4.500c1-2 2.8-2.6 5-2l-.4 1.600c-1.6-.4-2.7 0-3.2 1.200z",
  snow: "M11 1.500h2v4l2.5-1.8 1 1.500L13 8v2.300l2-1.2.3-4 1.8.1-.2 2.7 3.5-2 1 1.7-3.5 2 2.3 1.5-1 1.5-3.5-2.1-2 1.2 2 1.2 3.5-2.1 1 1.5-2.3 1.5 3.5 2-1 1.7-3.5-2 .2 2.7-1.8.1-.3-4-2-1.200V16l3.5 2.8-1 1.500L13 18.500v4h-2v-4l-2.5 1.8-1-1.500L11 16v-2.300l-2 1.2-.3 4-1.8-.1.2-2.7-3.5 2-1-1.7 3.5-2L3.8 12.900l1-1.5 3.5 2.1 2-1.2-2-1.2-3.5 2.1-1-1.5 2.3-1.5-3.5-2 1-1.7 3.5 2-.2-2.7 1.8-.1.3 4 2 1.200V8L7.5 5.200l1-1.500L11 5.500z",
  dots: "M5 9.500a2.5 2.5 0 1 0 .01 0zM12 9.500a2.5 2.5 0 1 0 .01 0zM19 9.500a2.5 2.5 0 1 0 .01 0z",
  flag: "M5 2h2v1.500c4-2 7.5 2 12.5 0V13c-5 2-8.5-2-12.5 0v9H5z",
  check: "M9.5 19 3 12.500l2.3-2.3 4.2 4.200L18.7 5 21 7.300z",
} as const;

export type Glyph = keyof typeof GLYPHS;

interface Deed {
  glyph: Glyph;
  name: Phrase;
  /** Those of the least number come first. */
  rank: number;
}

const MOVE = 0;
const STRIKE = 1;
const SHOOT = 2;
const MAGIC = 3;
const TOGETHER = 4;
const CARE = 5;
const REST = 6;

const deed = (glyph: Glyph, en: string, de: string, rank: number): Deed => ({ glyph, name: both(en, de), rank });

const DEEDS: Record<string, Deed> = {
  move: deed("boot", "Move", "Ziehen", MOVE),
  walk: deed("boot", "Walk", "Gehen", MOVE),
  plan: deed("boot", "Plan", "Planen", MOVE),
  lead: deed("boot", "Move", "Ziehen", MOVE),
  "another-way": deed("boot", "Move", "Ziehen", MOVE),
  "quick-move": deed("dash", "Quick move", "Schnell ziehen", MOVE),
  sprint: deed("dash", "Sprint", "Sprinten", MOVE),
  run: deed("dash", "Run", "Rennen", MOVE),
  surge: deed("dash", "Surge", "Vorstürmen", MOVE),
  reposition: deed("boot", "Reposition", "Umstellen", MOVE),
  "reposition-run": deed("dash", "Reposition (run)", "Umstellen (rennen)", MOVE),
  "cover-walk": deed("shield", "To cover (walk)", "In Deckung gehen", MOVE),
  "cover-run": deed("shield", "To cover (run)", "In Deckung rennen", MOVE),
  bound: deed("dash", "Bound", "Sprung", MOVE),
  charge: deed("lance", "Charge", "Sturmangriff", STRIKE),
  "mounted-charge": deed("lance", "Mounted charge", "Reiterangriff", STRIKE),
  trample: deed("horse", "Trample", "Trampeln", STRIKE),
  overwhelm: deed("horse", "Overwhelm", "Überwältigen", STRIKE),
  "overwhelm-sprint": deed("horse", "Sprint, overwhelm", "Sprinten, überwältigen", STRIKE),
  "trample-overwhelm": deed("horse", "Trample, overwhelm", "Trampeln, überwältigen", STRIKE),
  "take-off": deed("wing", "Take off", "Aufsteigen", MOVE),
  "quick-take-off": deed("wing", "Quick take-off", "Schnell aufsteigen", MOVE),
  land: deed("drop", "Land", "Landen", MOVE),
  "quick-land": deed("drop", "Quick landing", "Schnell landen", MOVE),
  turn: deed("turn", "Turn", "Drehen", REST),
  spin: deed("turn", "Turn", "Drehen", MOVE),
  close: deed("sword", "Strike", "Zuschlagen", STRIKE),
  melee: deed("sword", "Strike", "Zuschlagen", STRIKE),
  "melee-once": deed("sword", "Strike once", "Ein Schlag", STRIKE),
  sweep: deed("sword", "Sweep", "Rundumschlag", STRIKE),
  batter: deed("sword", "Strike terrain", "Gelände schlagen", REST),
  capture: deed("lock", "Capture", "Gefangen nehmen", CARE),
  finish: deed("skull", "Finish off", "Erledigen", STRIKE),
  ranged: deed("bow", "Shoot", "Schießen", SHOOT),
  precise: deed("bow", "Aimed shot", "Präzise schießen", SHOOT),
  arcing: deed("bow", "Arcing fire", "Steilfeuer", SHOOT),
  shell: deed("bow", "Shoot terrain", "Gelände beschießen", REST),
  "mounted-shot": deed("bow", "Mounted shot", "Schnellschuss", SHOOT),
  bombard: deed("bomb", "Bombard", "Bombardieren", SHOOT),
  volley: deed("three", "Volley", "Salve", TOGETHER),
  "precise-volley": deed("three", "Aimed volley", "Präzise Salve", TOGETHER),
  "blast-volley": deed("three", "Blast together", "Stoß im Verband", TOGETHER),
  "freeze-volley": deed("three", "Freeze together", "Erstarrung im Verband", TOGETHER),
  "arcing-volley": deed("three", "Arcing volley", "Steilsalve", TOGETHER),
  blast: deed("burst", "Magic blast", "Magischer Stoß", SHOOT),
  flame: deed("burst", "Flame/lightning", "Flammen/Blitz", SHOOT),
  stormfire: deed("burst", "Stormfire", "Sturmfeuer", SHOOT),
  shockwave: deed("burst", "Shockwave", "Schockwelle", SHOOT),
  freeze: deed("snow", "Freeze", "Erstarrung", SHOOT),
  confuse: deed("star", "Confuse", "Verwirrung", SHOOT),
  hex: deed("star", "Hex", "Hex", SHOOT),
  syphon: deed("star", "Syphon", "Energie rauben", MAGIC),
  cast: deed("star", "Cast", "Zaubern", MAGIC),
  act: deed("star", "Use", "Einsetzen", MAGIC),
  focus: deed("star", "Focus", "Fokus", MAGIC),
  channel: deed("star", "Channel", "Kanalisieren", MAGIC),
  "let-go": deed("moon", "Let go", "Enden lassen", REST),
  concentrate: deed("eye", "Concentrate", "Konzentrieren", CARE),
  "look-up": deed("book", "Look up", "Nachschlagen", REST),
  bookmark: deed("book", "Bookmark", "Markieren", REST),
  steal: deed("book", "Steal thoughts", "Gedanken rauben", REST),
  summon: deed("gate", "Summon", "Beschwören", MAGIC),
  raise: deed("gate", "Raise", "Erwecken", MAGIC),
  recall: deed("gate", "Recall", "Zurückholen", MAGIC),
  "raise-mounted": deed("gate", "Raise mounted", "In den Sattel erwecken", MAGIC),
  "summon-mounted": deed("gate", "Summon mounted", "In den Sattel beschwören", MAGIC),
  "recall-mounted": deed("gate", "Recall mounted", "In den Sattel zurückholen", MAGIC),
  form: deed("three", "Formation", "Formation", TOGETHER),
  "form-sprint": deed("three", "Formation sprint", "Formation sprintet", TOGETHER),
  heal: deed("heart", "Heal", "Heilen", CARE),
  "heal-by-die": deed("heart", "Heal (die)", "Heilen (Wurf)", CARE),
  "magic-heal": deed("heart", "Magic healing", "Magisch heilen", CARE),
  regenerate: deed("heart", "Regenerate", "Regenerieren", CARE),
  watch: deed("eye", "Overwatch", "Überwachen", CARE),
  trance: deed("moon", "Trance", "Trance", CARE),
  "war-cry": deed("flag", "War cry", "Kriegsruf", CARE),
  levitate: deed("wing", "Levitate", "Schweben lassen", CARE),
  "pick-up": deed("hand", "Pick up", "Aufheben", CARE),
  drop: deed("drop", "Drop", "Ablegen", REST),
  interact: deed("hand", "Interact", "Interagieren", CARE),
  mount: deed("horse", "Mount", "Aufsitzen", CARE),
  dismount: deed("horse", "Dismount", "Absitzen", REST),
  "switch-off": deed("moon", "Forgo", "Verzichten", REST),
  "break-away": deed("boot", "Break away", "Lösen", MOVE),
  deploy: deed("flag", "Deploy", "Aufstellen", MOVE),
  "deploy-soaring": deed("wing", "Deploy soaring", "Hochfliegend aufstellen", MOVE),
  "set-down": deed("drop", "Set down", "Absetzen", MOVE),
  leave: deed("drop", "Leave", "Ablegen", MOVE),
  unseat: deed("drop", "Set down", "Absetzen", MOVE),
  escort: deed("drop", "Set down", "Abstellen", MOVE),
  terrain: deed("flag", "Lay", "Hinlegen", MOVE),
  mission: deed("flag", "Lay", "Hinlegen", MOVE),
  displace: deed("hand", "Push away", "Wegschieben", MOVE),
  parry: deed("shield", "Parry", "Parieren", STRIKE),
  passive: deed("moon", "Stay passive", "Nichts tun", REST),
  counterstrike: deed("sword", "Strike back", "Gegenschlag", STRIKE),
  "counterstrike-once": deed("sword", "Strike back once", "Ein Gegenschlag", STRIKE),
  "return-shot": deed("bow", "Shoot back", "Gegenschuss", SHOOT),
  "defensive-shot": deed("bow", "Defensive shot", "Abwehrschuss", SHOOT),
  activate: deed("flag", "Activate", "Aktivieren", MOVE),
  order: deed("check", "Lay out", "Auslegen", REST),
  split: deed("burst", "Divide", "Verteilen", REST),
  unplan: deed("turn", "Take back", "Zurücknehmen", REST),
};

export const glyphOf = (key: string): Glyph => DEEDS[key]?.glyph ?? "dots";
export const rankOf = (key: string): number => DEEDS[key]?.rank ?? REST;

/** A short name for what an option does: its own words where they are short enough. */
export function deedOf({ key, text }: Pick<Option, "key" | "text">): string {
  const known = DEEDS[key];
  return known ? say(known.name) : text.replace(/\s*\.\.\.$/, "");
}
