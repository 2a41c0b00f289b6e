// What Cavalry, Sorcery and Omens add to an army: saddles, spellbooks, a champion's dials and companies.
import { useId } from "preact/hooks";
import { lang } from "../../../settings";
import { Icon } from "../../../shell/icons";
import { say } from "../../../texts";
import type { CompanyFace, FigureFace, ItemFace, SpellFace } from "../../../wire";
import {
  type Army,
  addSpell,
  cohortsIn,
  companyCost,
  dropSpell,
  dropStray,
  mountUp,
  pagesFor,
  type Recruit,
  setCompanies,
  setVersion,
} from "./army";
import { type Catalogue, called } from "./catalogue";
import { words } from "./texts";

interface Props {
  catalogue: Catalogue;
  figure: FigureFace;
  recruit: Recruit;
  at: number;
  isFixed: boolean;
}

/** Is there anything for this warrior here? */
export const isExpanded = ({ saddle, champion }: FigureFace): boolean => saddle.mounts.length > 0 || champion !== "";

/** MKC-UNIT-05: what it sits on. */
export function Saddle({ catalogue, figure, recruit, at, isFixed }: Props) {
  const w = words();
  const spoken = lang.value;
  if (isFixed || (!figure.saddle.mounts.length && !recruit.mount)) return null;
  const mounts = figure.saddle.mounts.flatMap((id) => catalogue.byId.get(id) ?? []);
  const current = catalogue.byId.get(recruit.mount ?? "");
  if (current && !mounts.includes(current)) mounts.push(current);
  return (
    <select
      class="input ar-give"
      aria-label={w.mountOf(figure.name[spoken])}
      value={recruit.mount ?? ""}
      onChange={(event) => mountUp(at, event.currentTarget.value)}
    >
      <option value="">{w.onFoot}</option>
      {mounts.map((mount) => (
        <option key={mount.id} value={mount.id}>
          {`${w.on} ${mount.list_name[spoken]} (${mount.points}) · ${called("minds", mount.saddle.mind)}`}
        </option>
      ))}
    </select>
  );
}

/** MKO-CHAMPION-05: which of its dials. */
export function Version({ catalogue, figure, at, isFixed }: Props) {
  const w = words();
  const spoken = lang.value;
  if (!figure.champion) return null;
  if (isFixed) return <span class="ar-item">{w.version(figure.collector, figure.points)}</span>;
  const versions = catalogue.figures.filter((other) => other.champion === figure.champion);
  return (
    <select
      class="input"
      aria-label={w.dialOf(figure.name[spoken])}
      value={figure.id}
      onChange={(event) => setVersion(at, event.currentTarget.value)}
    >
      {versions.map((version) => (
        <option key={version.id} value={version.id}>
          {w.version(version.collector, version.points)}
        </option>
      ))}
    </select>
  );
}

const suits = (figure: FigureFace, spell: SpellFace): boolean =>
  !spell.requirement ||
  figure.factions.includes(spell.requirement) ||
  figure.subfaction === spell.requirement ||
  (figure.reads_all && spell.affinity !== "");

/** MKS-BOOK-08: how full the book of this warrior is, what is in it, and what else could be. */
export function Spellbook({ catalogue, figure, recruit, at, isFixed, book }: Props & { book: ItemFace }) {
  const w = words();
  const spoken = lang.value;
  const inside = (recruit.spells ?? []).flatMap((id) => catalogue.spellById.get(id) ?? []);
  const used = inside.reduce((sum, spell) => sum + pagesFor(figure, spell), 0);
  const others = catalogue.spells.filter((spell) => suits(figure, spell));
  const told = (spell: SpellFace): string =>
    [
      `${spell.name[spoken]} (${w.pages(pagesFor(figure, spell))})`,
      called("spell_kinds", spell.kind),
      say(spell.text),
    ].join(" · ");
  return (
    <div class="ar-book">
      <p class={used > book.capacity ? "ar-pages over" : "ar-pages"}>
        {w.pagesOf(book.name[spoken], used, book.capacity)}
      </p>
      <ol role="list" class="ar-spells">
        {inside.map((spell, place) => (
          <li key={place} class={`ar-item ar-spell ar-${spell.kind}`} title={say(spell.text)}>
            <span>
              {spell.name[spoken]}{" "}
              <small>{`${called("spell_kinds", spell.kind)} · ${w.pages(pagesFor(figure, spell))}`}</small>
            </span>
            {isFixed ? null : (
              <button
                type="button"
                aria-label={w.dropSpell(spell.name[spoken], figure.name[spoken])}
                onClick={() => dropSpell(at, place)}
              >
                <Icon name="close" size={16} />
              </button>
            )}
          </li>
        ))}
      </ol>
      {isFixed ? null : (
        <select
          class="input ar-give"
          aria-label={w.addSpell(figure.name[spoken])}
          value=""
          onChange={(event) => {
            if (event.currentTarget.value) addSpell(at, event.currentTarget.value);
            event.currentTarget.value = "";
          }}
        >
          <option value="">{w.spell}</option>
          {others.map((spell) => (
            <option key={spell.id} value={spell.id}>
              {told(spell)}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}

/** MKO-COMPANY-01: the card of the army, what it gives and what it costs. */
export function Companies({ catalogue, made, isFixed }: { catalogue: Catalogue; made: Army; isFixed: boolean }) {
  const w = words();
  const spoken = lang.value;
  const id = useId();
  const taken = (made.companies ?? []).flatMap((name) => catalogue.companies.find((each) => each.id === name) ?? []);
  if (!catalogue.companies.length || (isFixed && !taken.length)) return null;
  return (
    <section class="bd-part" aria-labelledby="army-company">
      <h3 id="army-company">{w.company}</h3>
      {isFixed ? null : (
        <div class="field">
          <label class="unseen" for={id}>
            {w.company}
          </label>
          <select
            id={id}
            class="input"
            value={taken[0]?.id ?? ""}
            onChange={(event) => setCompanies(event.currentTarget.value ? [event.currentTarget.value] : [])}
          >
            <option value="">{w.noCompany}</option>
            {catalogue.companies.map((company) => (
              <option key={company.id} value={company.id}>
                {`${company.name[spoken]} (${companyCost(company, made)}) · ${called("abilities", company.ability)}`}
              </option>
            ))}
          </select>
        </div>
      )}
      {taken.map((company) => (
        <CompanyCard key={company.id} catalogue={catalogue} company={company} made={made} />
      ))}
    </section>
  );
}

function CompanyCard({ catalogue, company, made }: { catalogue: Catalogue; company: CompanyFace; made: Army }) {
  const w = words();
  const spoken = lang.value;
  const names = new Set(company.cohorts.map((id) => catalogue.byId.get(id)?.name[spoken] ?? id));
  const members = made.recruits.reduce((sum, recruit) => sum + recruit.count * (recruit.mount ? 2 : 1), 0);
  return (
    <div class="ar-company">
      <p>
        <b>{company.name[spoken]}</b> <span class="ar-points">{companyCost(company, made)}</span>
      </p>
      <p>{say(company.text)}</p>
      <p class="hint">{w.membersOf(members, called("abilities", company.ability))}</p>
      <p class="hint">{w.cohorts([...names].join(", "), company.discount, cohortsIn(company, made))}</p>
    </div>
  );
}

/** MKS-BOOK-10 */
export function Stray({ catalogue, made, isFixed }: { catalogue: Catalogue; made: Army; isFixed: boolean }) {
  const w = words();
  if (!made.stray?.length) return null;
  const name = (id: string): string => catalogue.spellById.get(id)?.name[lang.value] ?? id;
  return (
    <section class="bd-part" aria-labelledby="army-stray">
      <h3 id="army-stray">{w.stray}</h3>
      <p class="row">
        {made.stray.map((id, at) => (
          <span key={at} class="ar-item">
            {name(id)}
            {isFixed ? null : (
              <button type="button" aria-label={w.remove(name(id))} onClick={() => dropStray(at)}>
                <Icon name="close" size={16} />
              </button>
            )}
          </span>
        ))}
      </p>
    </section>
  );
}
