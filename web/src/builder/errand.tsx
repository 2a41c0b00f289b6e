// A list of a pack is built here for the workshop: whose it is, and the way back.
import { useEffect, useState } from "preact/hooks";
import { useLoad } from "../load";
import { go } from "../route";
import { Icon } from "../shell/icons";
import { TroubleNote } from "../shell/parts";
import { sayEither } from "../texts";
import type { Made, Trade } from "./bench";
import { type Errand, errand } from "./brought";

/** While it is here, the list of the pack lies on the bench; every change is written into the pack. */
export function ErrandBar<T extends Made>({ trade, task }: { trade: Trade<T>; task: Errand }) {
  const w = trade.words();
  const { bench } = trade;
  const { value, trouble, again } = useLoad(() => trade.read(task.text), []);
  const [first, setFirst] = useState<T>();
  useEffect(() => {
    if (!value) return;
    setFirst(value.made);
    bench.lend(value.made);
  }, [value]);
  useEffect(
    () => () => {
      bench.giveBack();
      errand.value = undefined;
    },
    [],
  );
  const made = bench.made.value;
  useEffect(() => {
    if (first && made !== first) task.write(trade.textOf(made, "en"));
  }, [made, first]);
  return (
    <div class="bd-errand" data-testid="errand">
      <p>
        {w.forPack(task.name, sayEither(task.pack.pack.title ?? {}) || task.pack.pack.id)}
        {value?.unknown.length ? <b> {w.importUnknown(value.unknown.length)}</b> : null}
      </p>
      {trouble ? <TroubleNote trouble={trouble} again={again} /> : null}
      <button
        type="button"
        class="button primary"
        data-testid="errand-done"
        onClick={() => go(`/workshop/${task.game}`)}
      >
        <Icon name="check" size={20} />
        {w.toWorkshop}
      </button>
    </div>
  );
}
