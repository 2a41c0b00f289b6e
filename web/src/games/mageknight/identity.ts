export const GAME = "mageknight";
export const BUILDER_ADDRESS = "/a";
