// The games of the page, in the order in which they are listed. A game's own folder says the rest.
import type { Game } from "./game";
import { mageknight } from "./mageknight";
import { measuredBoard } from "./measured";
import { skirmish } from "./skirmish";
import { summoners } from "./summoners";
import { warlord } from "./warlord";

export const GAMES: readonly Game[] = [warlord, skirmish, summoners, mageknight];

export const gameOf = (id: string): Game | undefined => GAMES.find((game) => game.id === id);

export const titleOf = (id: string): string => gameOf(id)?.title ?? id;

export const isMeasured = (game: Game | undefined): boolean => game?.board === measuredBoard;
