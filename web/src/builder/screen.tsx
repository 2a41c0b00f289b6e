import type { ScreenProps } from "../app";
import { Waiting } from "../shell/parts";

export default function Builder(_props: ScreenProps) {
  return <Waiting />;
}
