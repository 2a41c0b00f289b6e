// What one looks for among the cards.
import { Chips, FiltersFrame, Select } from "../../../builder/filters";
import { lang } from "../../../settings";
import { Check } from "../../../shell/parts";
import type { CardWords } from "../../../wire";
import { type Catalogue, called } from "../catalogue";
import { ClassSymbol, FactionMark } from "../symbols";
import { isCampaign, search } from "./search";
import { words } from "./texts";

export function Filters({ catalogue, hits }: { catalogue: Catalogue; hits: number }) {
  const w = words();
  const { wanted, change } = search;
  const { words: named } = catalogue;
  const cards = catalogue.cards.filter((face) => !face.is_token);
  const keysOn = (of: (face: (typeof cards)[number]) => string[]): string[] => [...new Set(cards.flatMap(of))];
  const name = (kind: keyof CardWords) => (key: string) => ({ key, text: called(kind, key, lang.value) });
  const factions = Object.keys(named.factions).filter((key) => cards.some((face) => face.faction === key));
  const levels = keysOn((face) => [String(face.level)]).sort((one, other) => Number(one) - Number(other));
  const traits = keysOn((face) => face.traits).filter((key) => !named.factions[key]);
  const feats = keysOn((face) => face.feats.map(([feat]) => feat));
  const shapeOf = (key: string): string => cards.find((face) => face.char_class === key)?.symbol.shape ?? "oval";
  return (
    <FiltersFrame search={search} w={w} hits={hits} all={cards.length}>
      <Chips
        search={search}
        list="factions"
        label={w.faction}
        choices={[...factions.map(name("factions")), { key: "", text: w.noFaction }].map((choice) => ({
          ...choice,
          sign: <FactionMark faction={choice.key} size="1.2em" />,
        }))}
      />
      <Chips
        search={search}
        list="types"
        label={w.type}
        choices={[...Object.keys(named.types).map(name("types")), { key: "spell", text: w.spell }]}
      />
      <Chips
        search={search}
        list="classes"
        label={w.charClass}
        choices={Object.keys(named.classes)
          .filter((key) => key !== "any")
          .map((key) => ({
            ...name("classes")(key),
            sign: <ClassSymbol shape={shapeOf(key)} colour="" size="1.5em" />,
          }))}
      />
      <Chips search={search} list="levels" label={w.level} choices={levels.map((key) => ({ key, text: key }))} />
      <Chips
        search={search}
        list="alignments"
        label={w.alignment}
        choices={["good", "evil"].map((key) => ({
          ...name("alignments")(key),
          sign: <ClassSymbol shape="oval" colour={key === "good" ? "white" : "black"} size="1.4em" />,
        }))}
      />
      <div class="bd-selects">
        <Select
          label={w.trait}
          any={w.any}
          choices={traits.map(name("traits"))}
          value={wanted.value.trait}
          onChoose={(trait) => change({ trait })}
        />
        <Select
          label={w.feat}
          any={w.any}
          choices={feats.map(name("feats"))}
          value={wanted.value.feat}
          onChoose={(feat) => change({ feat })}
        />
      </div>
      <div class="bd-checks">
        <Check label={w.inDeck} isChecked={wanted.value.inDeck} onChange={(inDeck) => change({ inDeck })} />
        <Check
          label={w.campaign}
          hint={w.campaignHint}
          isChecked={isCampaign.value}
          onChange={(on) => {
            isCampaign.value = on;
          }}
        />
      </div>
    </FiltersFrame>
  );
}
