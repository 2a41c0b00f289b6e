import type { ScreenProps } from "../app";
import { Waiting } from "../shell/parts";

export default function Replay(_props: ScreenProps) {
  return <Waiting />;
}
