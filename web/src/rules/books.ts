// The books of rules: one for each game, and one for every table.
import { GAMES, titleOf } from "../games/registry";
import { words } from "../texts";

const KERNEL = "kernel";
export const BOOKS: readonly string[] = [...GAMES.map((game) => game.id), KERNEL];

export const bookTitle = (book: string): string => (book === KERNEL ? words().rules.kernel : titleOf(book));
