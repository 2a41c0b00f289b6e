import type { ScreenProps } from "../app";
import { Waiting } from "../shell/parts";

export default function SharedDeck(_props: ScreenProps) {
  return <Waiting />;
}
