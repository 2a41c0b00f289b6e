// A scenario in somebody else's page: `embed/tercio-board.ts` frames this screen, hands it the file, and follows its height.
import { useEffect, useRef, useState } from "preact/hooks";
import type { FromBoard, ToBoard } from "../../embed/messages";
import { ScenarioPlayer } from "./player";

const tell = (message: FromBoard): void => parent.postMessage(message, "*");

export default function BoardScreen() {
  const [text, setText] = useState("");
  const whole = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const hear = (event: MessageEvent<Partial<ToBoard>>): void => {
      if (event.source !== parent || typeof event.data?.scenario !== "string") return;
      setText(event.data.scenario);
    };
    addEventListener("message", hear);
    tell({ tercio: "ready" });
    const watch = new ResizeObserver(() => tell({ tercio: "height", height: whole.current?.scrollHeight ?? 0 }));
    if (whole.current) watch.observe(whole.current);
    return () => {
      removeEventListener("message", hear);
      watch.disconnect();
    };
  }, []);
  return (
    <div ref={whole} class="scenario-framed">
      {text ? <ScenarioPlayer text={text} /> : null}
    </div>
  );
}
