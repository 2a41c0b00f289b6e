// One warrior, large: the whole dial with its abilities in words, and what stands on the base.
import type { DetailProps } from "../../../builder/craft";
import { DetailFrame, Facts } from "../../../builder/detail";
import { lang } from "../../../settings";
import type { FigureFace } from "../../../wire";
import { changeBy } from "./army";
import { type Catalogue, called } from "./catalogue";
import { Dial } from "./dial";
import { WarriorStepper } from "./pool";
import { words } from "./texts";
import { Token } from "./token";

export function Detail(props: DetailProps<Catalogue, FigureFace>) {
  const { catalogue, piece: figure } = props;
  return (
    <DetailFrame
      {...props}
      title={figure.list_name[lang.value]}
      w={words()}
      onChange={(by) => changeBy(catalogue, figure, by)}
      actions={<WarriorStepper catalogue={catalogue} figure={figure} />}
    >
      <div class="ar-detail">
        <div class="ar-detail-base">
          <Token figure={figure} size="9rem" portrait="large" />
          <Printed catalogue={catalogue} figure={figure} />
        </div>
        <Dial
          catalogue={catalogue}
          figure={figure}
          starts={figure.levels.length ? figure.levels.map(({ start }) => start) : [figure.start]}
        />
      </div>
    </DetailFrame>
  );
}

function Printed({ catalogue, figure }: { catalogue: Catalogue; figure: FigureFace }) {
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
  return <Facts rows={rows} />;
}
