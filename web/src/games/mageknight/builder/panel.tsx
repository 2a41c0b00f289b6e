// The army: its points, whether it is allowed, its warriors with levels and items.
import { useId } from "preact/hooks";
import type { PanelProps } from "../../../builder/craft";
import { changeByKey, Stepper } from "../../../builder/stepper";
import { Guide, Verdict } from "../../../builder/verdict";
import { lang } from "../../../settings";
import { Icon } from "../../../shell/icons";
import { say } from "../../../texts";
import type { FigureFace } from "../../../wire";
import {
  type Army,
  army,
  bench,
  changeRecruit,
  dropLoose,
  giveItem,
  keyOf,
  pointsOf,
  type Recruit,
  setLevel,
  setTotal,
  takeItem,
  totalOf,
} from "./army";
import { type Catalogue, called, starsOf } from "./catalogue";
import { Companies, isExpanded, Saddle, Spellbook, Stray, Version } from "./expansions";
import { words } from "./texts";
import { Token } from "./token";

type Props = PanelProps<Catalogue, Army, FigureFace>;

export function Panel(props: Props) {
  const { catalogue, made, isFixed } = props;
  const w = words();
  const points = totalOf(catalogue, made);
  const text = w.sizeOf(points, made.total) + (made.total ? ` · ${w.left(made.total - points)}` : "");
  return (
    <>
      {isFixed ? null : <Total />}
      <Verdict bench={bench} w={w} size={points} most={made.total || Math.max(points, 1)} text={text} />
      <section class="bd-part" aria-labelledby="army-warriors">
        <h3 id="army-warriors">
          {w.warriors} <span class="bd-total">{made.recruits.reduce((sum, recruit) => sum + recruit.count, 0)}</span>
        </h3>
        <ul role="list" class="bd-list ar-list">
          {made.recruits.map((recruit, at) => (
            <Entry key={keyOf(recruit)} {...props} recruit={recruit} at={at} />
          ))}
        </ul>
      </section>
      {made.loose.length ? <Loose {...props} /> : null}
      <Stray catalogue={catalogue} made={made} isFixed={isFixed} />
      <Companies catalogue={catalogue} made={made} isFixed={isFixed} />
      <Factions catalogue={catalogue} made={made} />
      <Guide w={w} guide={made.guide} />
    </>
  );
}

/** MK-ARMY-03 */
function Total() {
  const w = words();
  const id = useId();
  return (
    <div class="field ar-total">
      <label for={id}>{w.total}</label>
      <input
        id={id}
        class="input"
        type="number"
        min={0}
        max={1000}
        step={100}
        value={army.value.total || ""}
        title={w.totalHint}
        onChange={(event) => setTotal(Math.min(Math.max(Math.round(event.currentTarget.valueAsNumber) || 0, 0), 1000))}
      />
    </div>
  );
}

function Entry({ catalogue, made, recruit, at, onShow, isFixed }: Props & { recruit: Recruit; at: number }) {
  const w = words();
  const spoken = lang.value;
  const figure = catalogue.byId.get(recruit.figure);
  if (!figure) return null;
  const name = figure.name[spoken];
  const mount = catalogue.byId.get(recruit.mount ?? "");
  const among = made.recruits.flatMap((other) =>
    [other.figure, other.mount ?? ""].flatMap((id) => catalogue.byId.get(id) ?? []),
  );
  const points = pointsOf(catalogue, recruit);
  return (
    <li>
      {isFixed ? (
        <span class="bd-fixed">{recruit.count}×</span>
      ) : (
        <Stepper
          w={w}
          name={figure.list_name[spoken]}
          count={recruit.count}
          isBeside
          onChange={(by) => changeRecruit(at, by)}
        />
      )}
      <button
        type="button"
        class="bd-entry"
        aria-label={`${figure.list_name[spoken]}, ${w.pointsOf(points)}, ${w.count(recruit.count)}`}
        aria-keyshortcuts={isFixed ? undefined : "+ -"}
        onClick={() => onShow(figure, among)}
        onKeyDown={(event) => {
          if (!isFixed) changeByKey(event, (by) => changeRecruit(at, by));
        }}
      >
        <Token figure={figure} size="2.4rem" />
        <span class="bd-entry-name">
          {name} <span class="ar-stars">{starsOf(figure)}</span>
        </span>
        <span class="ar-points">{points * recruit.count}</span>
      </button>
      {mount ? (
        <button type="button" class="ar-mount" onClick={() => onShow(mount, among)}>
          <Token figure={mount} size="2.4rem" />
          <span>
            {`${w.on} ${mount.name[spoken]}`} <span class="ar-stars">{starsOf(mount)}</span>
          </span>
        </button>
      ) : null}
      <Equipment catalogue={catalogue} figure={figure} recruit={recruit} at={at} isFixed={isFixed} />
    </li>
  );
}

type EquipmentProps = { catalogue: Catalogue; figure: FigureFace; recruit: Recruit; at: number; isFixed: boolean };

/** MK-FIGURE-21, MK-ITEM-08: the level of a hero, what is in the slots, and room for more. */
function Equipment({ catalogue, figure, recruit, at, isFixed }: EquipmentProps) {
  const w = words();
  const spoken = lang.value;
  const name = figure.name[spoken];
  const room = figure.slots - recruit.items.length;
  if (!figure.slots && !figure.levels.length && !recruit.items.length && !isExpanded(figure)) return null;
  const book = recruit.items.flatMap((id) => catalogue.itemById.get(id) ?? []).find((item) => item.capacity > 0);
  const parts = { catalogue, figure, recruit, at, isFixed };
  return (
    <div class="ar-equipment">
      <Version {...parts} />
      <Saddle {...parts} />
      {figure.levels.length ? (
        <select
          class="input"
          aria-label={w.levelOf(name)}
          value={recruit.level}
          disabled={isFixed}
          onChange={(event) => setLevel(at, Number(event.currentTarget.value))}
        >
          {figure.levels.map(({ points }, place) => (
            <option key={place} value={place + 1}>
              {w.level_(place + 1, points)}
            </option>
          ))}
        </select>
      ) : null}
      {recruit.items.map((id, place) => {
        const item = catalogue.itemById.get(id);
        const title = item?.name[spoken] ?? id;
        const gives = item?.gives.map(say).join(", ");
        return (
          <span key={`${id} ${place}`} class="ar-item" title={gives}>
            {title} <small>{item?.points}</small>
            {isFixed ? null : (
              <button
                type="button"
                aria-label={w.takeItem(title, name)}
                onClick={() => takeItem(at, id, (item?.capacity ?? 0) > 0)}
              >
                <Icon name="close" size={16} />
              </button>
            )}
          </span>
        );
      })}
      {room > 0 && !isFixed ? (
        <select
          class="input ar-give"
          aria-label={w.giveItem(name)}
          value=""
          onChange={(event) => {
            if (event.currentTarget.value) giveItem(at, event.currentTarget.value);
            event.currentTarget.value = "";
          }}
        >
          <option value="">{`${w.give} (${w.free(room)})`}</option>
          {catalogue.items.map((item) => (
            <option key={item.id} value={item.id}>
              {[
                `${item.name[spoken]} (${item.points})`,
                ...(item.capacity ? [w.bookOf(item.capacity)] : []),
                item.gives.map(say).join(", "),
                ...(item.needs.length ? [w.needs(item.needs.map(say).join(", "))] : []),
              ].join(" · ")}
            </option>
          ))}
        </select>
      ) : null}
      {book ? <Spellbook {...parts} book={book} /> : null}
    </div>
  );
}

/** MK-ITEM-14 */
function Loose({ catalogue, made, isFixed }: Props) {
  const w = words();
  return (
    <section class="bd-part" aria-labelledby="army-loose">
      <h3 id="army-loose">{w.loose}</h3>
      <p class="row">
        {made.loose.map((id, at) => (
          <span key={at} class="ar-item">
            {catalogue.itemById.get(id)?.name[lang.value] ?? id}
            {isFixed ? null : (
              <button
                type="button"
                aria-label={w.remove(catalogue.itemById.get(id)?.name[lang.value] ?? id)}
                onClick={() => dropLoose(at)}
              >
                <Icon name="close" size={16} />
              </button>
            )}
          </span>
        ))}
      </p>
    </section>
  );
}

function Factions({ catalogue, made }: { catalogue: Catalogue; made: Army }) {
  const w = words();
  const points = new Map<string, number>();
  for (const recruit of made.recruits) {
    const faction = catalogue.byId.get(recruit.figure)?.factions[0] ?? "";
    points.set(faction, (points.get(faction) ?? 0) + recruit.count * pointsOf(catalogue, recruit));
  }
  const most = Math.max(1, ...points.values());
  if (!points.size) return null;
  return (
    <section class="bd-part" aria-labelledby="army-factions">
      <h3 id="army-factions">{w.byFaction}</h3>
      <ul role="list" class="ar-bars">
        {[...points].map(([faction, sum]) => (
          <li key={faction}>
            <span>{called("factions", faction)}</span>
            <span class="ar-bar" aria-hidden="true">
              <i style={{ width: `${(sum / most) * 100}%` }} />
            </span>
            <b>{sum}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
