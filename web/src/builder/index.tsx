// A builder of any game: to build a list, and to look at one that somebody has shared.
import type { ComponentType } from "preact";
import type { ScreenProps } from "../route";
import type { Made } from "./bench";
import type { Craft, Piece } from "./craft";
import { BuilderScreen } from "./screen";
import { SharedList } from "./shared";

export interface Builder {
  Screen: ComponentType<ScreenProps>;
  Shared: ComponentType<{ text: string }>;
}

export function builderOf<C, P extends Piece, T extends Made>(craft: Craft<C, P, T>): Builder {
  return {
    Screen: ({ id }) => <BuilderScreen craft={craft} id={id} />,
    Shared: ({ text }) => <SharedList craft={craft} text={text} />,
  };
}
