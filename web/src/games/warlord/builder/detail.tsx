// One card, large: its face, both languages, and everything that stands on it in words.
import type { DetailProps } from "../../../builder/craft";
import { DetailFrame, Facts } from "../../../builder/detail";
import { lang } from "../../../settings";
import { drawerGame, drawerRule, drawerWords, openRulebook } from "../../../shell/drawer-state";
import { Icon } from "../../../shell/icons";
import type { Face, Lang } from "../../../wire";
import { CardFace } from "../card-face";
import { armourOf, attacksOf, type Catalogue, called, classOf, featsOf, traitsOf, typeOf } from "../catalogue";
import { GAME } from "../identity";
import { changeCount, deck, putFirst } from "./bench";
import { CardStepper } from "./stepper";
import { words } from "./texts";

export function Detail(props: DetailProps<Catalogue, Face>) {
  const { piece: face } = props;
  return (
    <DetailFrame
      {...props}
      title={face.name[lang.value]}
      w={words()}
      onChange={(by) => changeCount(face, by)}
      actions={
        <>
          <First face={face} />
          <CardStepper face={face} />
        </>
      }
    >
      <div class="dk-detail">
        <div class="dk-detail-face">
          <CardFace face={face} lang={lang.value} isSilent />
        </div>
        <div class="dk-detail-words">
          <div class="dk-both">
            {(lang.value === "de" ? (["de", "en"] as const) : (["en", "de"] as const)).map((spoken) => (
              <InLanguage key={spoken} face={face} spoken={spoken} />
            ))}
          </div>
          <Details face={face} />
        </div>
      </div>
    </DetailFrame>
  );
}

function First({ face }: { face: Face }) {
  const w = words();
  const place = deck.value.cards.findIndex(([id]) => id === face.id);
  if (face.type !== "character" || place < 0) return null;
  if (place === 0) return <span class="hint">{w.isFirst}</span>;
  return (
    <button type="button" class="button quiet small" title={w.firstHint} onClick={() => putFirst(face.id)}>
      <Icon name="flag" size={18} />
      {w.first}
    </button>
  );
}

function InLanguage({ face, spoken }: { face: Face; spoken: Lang }) {
  const w = words();
  return (
    <section lang={spoken} class="dk-language" aria-label={spoken === "de" ? w.inGerman : w.inEnglish}>
      <h3>{face.name[spoken]}</h3>
      <p class="hint">{[typeOf(face, spoken), classOf(face, spoken), ...traitsOf(face, spoken)].join(" · ")}</p>
      {face.feats.length ? <p class="dk-feats">{featsOf(face, spoken).join(" · ")}</p> : null}
      {face.texts.map((text, at) => (
        <p key={at}>{text[spoken]}</p>
      ))}
      {face.texts.length || face.feats.length ? null : <p class="soft">{w.noText}</p>}
      {face.story[spoken] ? <p class="dk-story">{face.story[spoken]}</p> : null}
    </section>
  );
}

function Details({ face }: { face: Face }) {
  const w = words();
  const spoken = lang.value;
  const isCharacter = face.type === "character";
  const symbol = [classOf(face, spoken), `${w.level} ${face.level}`, called("alignments", face.alignment, spoken)];
  const rows: [string, string][] = [[w.symbol, symbol.filter((part) => part.trim()).join(", ")]];
  if (face.faction) rows.push([w.faction, called("factions", face.faction, spoken)]);
  if (face.attacks.length) rows.push([w.atk, attacksOf(face)]);
  if (face.armour) rows.push([w.ac, armourOf(face)]);
  if (face.hit_points) rows.push([w.hitPoints, String(face.hit_points)]);
  if (isCharacter) rows.push([w.skill, String(face.skill)]);
  rows.push([w.isCampaign, face.is_campaign ? w.yes : w.no], [w.pack, face.pack], [w.id, face.id]);
  const terms = [
    ...face.feats.map(([feat]) => called("feats", feat, spoken)),
    ...face.traits.filter((trait) => trait !== face.faction).map((trait) => called("traits", trait, spoken)),
  ];
  return (
    <section aria-label={w.details}>
      <Facts rows={rows} />
      {terms.length ? (
        <p class="row dk-terms">
          {terms.map((term) => (
            <button
              key={term}
              type="button"
              class="button quiet small"
              aria-label={w.lookUp(term)}
              onClick={() => lookUp(term)}
            >
              <Icon name="book" size={18} />
              {term}
            </button>
          ))}
        </p>
      ) : null}
    </section>
  );
}

function lookUp(term: string): void {
  drawerGame.value = GAME;
  drawerRule.value = "";
  drawerWords.value = term;
  openRulebook();
}
