import type { ScreenProps } from "../app";
import { Waiting } from "../shell/parts";

export default function Match(_props: ScreenProps) {
  return <Waiting />;
}
