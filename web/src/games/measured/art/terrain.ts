// Which painters draw which piece of terrain. What varies comes from the id of a piece alone. The true outline is the edge
// of the floor: crowns, banks and roofs keep to it.
import { flatRoof, hall, house, paving, platform, ruin, watchtower } from "./built";
import { flames, ice, pillars, thorns } from "./conjured";
import { abyss, boulder, cliff, heath, hill, ledge, mound, plain, rubble, spire } from "./earth";
import { bramble, bush, firs, grass, lightWood, wood } from "./growth";
import type { Painter, Piece } from "./piece";
import { type Field, seedOf } from "./relief";
import { barricade, curtain, palisade, parapet, rampart, wall, wicker } from "./walls";
import { ford, marsh, pond, river, water } from "./waters";

/** By the ids of our own pieces. */
const LOOKS: Record<string, readonly Painter[]> = {
  "light-wood": [lightWood],
  "wooded-hill": [hill, firs],
  bramble: [bramble],
  thorns: [thorns],
  rubble: [rubble],
  ruin: [rubble, ruin],
  boulder: [boulder],
  rock: [pillars],
  house: [house],
  building: [hall],
  "high-wall": [curtain],
  "masonry-wall": [wall],
  "low-rampart": [rampart],
  "stone-parapet": [parapet],
  "tall-grass": [grass],
  bush: [bush],
  chasm: [abyss],
  ford: [ford],
  pond: [pond],
  river: [river],
  hill: [hill],
  "bent-hill": [heath],
  "earthen-mound": [mound],
  "rock-spire": [spire],
  "cliff-plateau": [cliff],
  ledge: [ledge],
  "open-plain": [plain],
  "town-square": [paving],
  "wooden-watchtower": [watchtower],
  "signal-platform": [platform],
  "flat-roof": [flatRoof],
  palisade: [palisade],
  "wicker-screen": [wicker],
  barricade: [barricade],
  "ice-wall": [ice],
  flames: [flames],
};

/** Pieces of a stranger's pack, by what they do. */
const KINDS: Record<string, readonly Painter[]> = {
  wood: [wood],
  marsh: [marsh],
  water: [water],
  wall: [wall],
  hill: [hill],
  cliff: [cliff],
  bush: [grass],
  abyss: [abyss],
  ground: [plain],
};

export function paintPiece(field: Field, piece: Piece): void {
  const seed = seedOf(piece.id);
  for (const paint of LOOKS[piece.look] ?? KINDS[piece.kind] ?? []) paint(field, piece, seed);
}
