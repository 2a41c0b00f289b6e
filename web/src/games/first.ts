/** The game that is shown to those who have not chosen one. */
export const FIRST_GAME = "warlord";
