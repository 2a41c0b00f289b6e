export const GAME = "warlord";
export const BUILDER_ADDRESS = "/b";
