export const GAME = "summoners";
