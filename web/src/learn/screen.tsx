import type { ScreenProps } from "../app";
import { Waiting } from "../shell/parts";

export default function Learn(_props: ScreenProps) {
  return <Waiting />;
}
