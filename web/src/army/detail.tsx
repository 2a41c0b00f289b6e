// One warrior, large: the whole dial with its abilities in words, and what stands on the base.
import { useEffect } from "preact/hooks";
import { lang } from "../settings";
import { Modal } from "../shell/dialogs";
import { Icon } from "../shell/icons";
import type { FigureFace } from "../wire";
import { type Catalogue, called } from "./catalogue";
import { changeBy, FigureCounter } from "./pool";
import { words } from "./texts";
import { Token } from "./token";
import { Dial } from "./values";

export interface DetailProps {
  catalogue: Catalogue;
  figure: FigureFace;
  /** The warriors before and after it where it was opened. */
  among: FigureFace[];
  onShow: (figure: FigureFace) => void;
  onClose: () => void;
  isFixed?: boolean;
}

export function Detail({ catalogue, figure, among, onShow, onClose, isFixed = false }: DetailProps) {
  const w = words();
  const at = among.findIndex((other) => other.id === figure.id);
  const [before, after] = [among[at - 1], among[at + 1]];
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === "ArrowLeft" && before) onShow(before);
      else if (event.key === "ArrowRight" && after) onShow(after);
      else if (event.key === "+" && !isFixed) changeBy(catalogue, figure, 1);
      else if ((event.key === "-" || event.key === "−") && !isFixed) changeBy(catalogue, figure, -1);
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [figure, before, after]);
  return (
    <Modal
      title={figure.list_name[lang.value]}
      size="wide"
      onClose={onClose}
      actions={
        <div class="bd-detail-actions">
          <button
            type="button"
            class="icon-button"
            disabled={!before}
            aria-label={w.previous}
            title={w.previous}
            onClick={() => before && onShow(before)}
          >
            <Icon name="back" />
          </button>
          <button
            type="button"
            class="icon-button"
            disabled={!after}
            aria-label={w.next}
            title={w.next}
            onClick={() => after && onShow(after)}
          >
            <Icon name="forward" />
          </button>
          {isFixed ? null : <FigureCounter catalogue={catalogue} figure={figure} />}
        </div>
      }
    >
      <div class="ar-detail">
        <div class="ar-detail-base">
          <Token figure={figure} size="9rem" />
          <Facts catalogue={catalogue} figure={figure} />
        </div>
        <Dial
          catalogue={catalogue}
          figure={figure}
          starts={figure.levels.length ? figure.levels.map(({ start }) => start) : [figure.start]}
        />
      </div>
    </Modal>
  );
}

function Facts({ catalogue, figure }: { catalogue: Catalogue; figure: FigureFace }) {
  const w = words();
  const { saddle } = figure;
  const versions = catalogue.figures.filter(({ champion }) => champion !== "" && champion === figure.champion).length;
  const attack = figure.attack_types.map(
    (key) => called("attack_types", key) + (figure.bonuses[key] ? ` +${figure.bonuses[key]}` : ""),
  );
  const rows: [string, string][] = [
    [w.faction, figure.factions.map((key) => called("factions", key)).join(", ")],
    [w.subfaction, figure.subfaction ? called("subfactions", figure.subfaction) : ""],
    [w.points, figure.levels.length ? "" : String(figure.points)],
    [w.levels, figure.levels.map(({ points }, at) => `${at + 1}: ${points}`).join(", ")],
    [w.attackTypes, attack.join(", ")],
    [w.moveTypes, figure.move_types.map((key) => called("move_types", key)).join(", ")],
    [w.defenseType, figure.defense_type ? called("defense_types", figure.defense_type) : ""],
    [w.range, figure.range ? w.inches(figure.range) : ""],
    [w.arrows, figure.range ? String(figure.arrows) : ""],
    [w.rangedDamage, figure.range ? (figure.ranged_damage < 0 ? w.asDamage : String(figure.ranged_damage)) : ""],
    [w.slots, figure.slots ? String(figure.slots) : ""],
    [w.arc, `${figure.front_arc}°`],
    [
      w.base,
      saddle.length
        ? `${w.inches(figure.base / 1000)} × ${w.inches(saddle.length / 1000)}`
        : w.inches(figure.base / 1000),
    ],
    [w.mountKind, saddle.mount ? `${called("mounts", saddle.mount)}, ${called("minds", saddle.mind)}` : ""],
    [w.rides, saddle.rides.map((kind) => called("mounts", kind)).join(", ")],
    [w.riderBonus, saddle.rider_bonus ? `+${saddle.rider_bonus}` : ""],
    [w.champion, versions ? w.ofDials(versions) : ""],
    [w.collector, figure.collector],
  ];
  return (
    <dl class="bd-facts">
      {rows
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
