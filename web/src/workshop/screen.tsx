// The workshop: cards and figures of one's own, with the face drawn while one types, and a table to try them on.
import { useEffect, useMemo, useState } from "preact/hooks";
import { openPack, type PackData, packFile, packForm, trialOf } from "../api";
import { download, fileName } from "../download";
import { beginFrom } from "../edit/practice";
import { GAMES, gameOf } from "../games/registry";
import { useLoad } from "../load";
import { arrangement, change } from "../lobby/arrangement";
import { deletePack, ownPacks, savePack } from "../packs";
import { go, type ScreenProps } from "../route";
import { confirm } from "../shell/dialogs";
import { Icon } from "../shell/icons";
import { Segments, TroubleNote, Waiting } from "../shell/parts";
import { useTitle } from "../shell/title";
import { toast, toastTrouble } from "../shell/toasts";
import { say } from "../texts";
import type { PackForm } from "../wire";
import { type Bench, benchFor } from "./bench";
import { Table } from "./form";
import { nameOf, titleOf, workshopWords } from "./texts";
import { Weigh } from "./weigh";
import "./workshop.css";

const MADE = GAMES.filter(({ workshop }) => workshop);

export default function Workshop({ id }: ScreenProps) {
  const w = workshopWords();
  useTitle(w.title);
  const game = MADE.find((each) => each.id === id)?.id ?? MADE[0]!.id;
  const form = useLoad(() => packForm(game), [game]);
  return (
    <div class="page workshop" data-testid="workshop">
      <header class="workshop-head">
        <div>
          <h1>{w.title}</h1>
          <p class="lead">{w.lead}</p>
        </div>
        {MADE.length > 1 ? (
          <Segments
            label={w.game}
            name="workshop-game"
            value={game}
            choices={MADE.map((each) => ({ value: each.id, text: each.title }))}
            onChoose={(chosen) => go(`/workshop/${chosen}`)}
          />
        ) : null}
      </header>
      {form.trouble ? <TroubleNote trouble={form.trouble} again={form.again} /> : null}
      {form.value?.game === game ? <Place key={game} form={form.value} /> : form.trouble ? null : <Waiting />}
    </div>
  );
}

function Place({ form }: { form: PackForm }) {
  const bench = useMemo(() => benchFor(form), [form]);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== "z") return;
      event.preventDefault();
      if (event.shiftKey) bench.redo();
      else bench.undo();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [bench]);
  const { kind } = bench.work.value;
  return (
    <div class="workshop-place">
      <section class="sheet stack workshop-form">
        <Entries bench={bench} />
        <Table bench={bench} table={kind} path={[]} />
      </section>
      <aside class="workshop-side">
        <Seen bench={bench} />
        <PackSheet bench={bench} />
      </aside>
    </div>
  );
}

const LARGEST_BYTES = 200_000;

/** What stands in the file; one that no match could take is told and sent nowhere. */
async function textOf(file: File): Promise<string | undefined> {
  const w = workshopWords();
  if (file.size > LARGEST_BYTES) {
    toast(w.tooLarge(file.name, Math.ceil(file.size / 1000)), "bad");
    return undefined;
  }
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    toast(w.noText(file.name), "bad");
    return undefined;
  }
}

/** What is in the pack, by kind, and what can be added to it. */
function Entries({ bench }: { bench: Bench }) {
  const w = workshopWords();
  const { index, kind } = bench.work.value;
  const kinds = bench.form.kinds;
  const titleOfKind = (each: string): string => titleOf(bench.form.titles[each], each);
  return (
    <div class="workshop-entries">
      <div class="workshop-table">
        <div class="field">
          <label for="workshop-entry">{w.entries}</label>
          <select
            id="workshop-entry"
            class="input"
            data-testid="entry"
            value={`${kind} ${index}`}
            onChange={(event) => {
              const [chosen, place] = event.currentTarget.value.split(" ");
              bench.choose(chosen!, Number(place));
            }}
          >
            {kinds.map((each) => (
              <optgroup key={each} label={titleOfKind(each)}>
                {bench.entries(each).map((entry, place) => (
                  <option key={place} value={`${each} ${place}`}>
                    {nameOf(entry)}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </div>
        <div class="field">
          <label for="workshop-kind">{w.add}</label>
          <select
            id="workshop-kind"
            class="input"
            data-testid="add-kind"
            value=""
            onChange={(event) => {
              const chosen = event.currentTarget.value;
              event.currentTarget.value = "";
              if (chosen) bench.add(chosen, bench.example(chosen));
            }}
          >
            <option value="">{w.addWord}</option>
            {kinds.map((each) => (
              <option key={each} value={each}>
                {titleOfKind(each)}
              </option>
            ))}
          </select>
        </div>
      </div>
      <div class="row">
        <button type="button" class="button small" onClick={() => bench.add(kind, bench.entry)}>
          <Icon name="copy" size={16} />
          {w.copy}
        </button>
        <button type="button" class="button small" disabled={bench.count < 2} onClick={() => bench.remove()}>
          <Icon name="trash" size={16} />
          {w.remove}
        </button>
        <button
          type="button"
          class="button small"
          data-testid="undo"
          disabled={!bench.canUndo.value}
          onClick={() => bench.undo()}
        >
          <Icon name="undo" size={16} />
          {w.undo}
        </button>
        <button type="button" class="button small" disabled={!bench.canRedo.value} onClick={() => bench.redo()}>
          {w.redo}
        </button>
      </div>
    </div>
  );
}

/** The face, the reading, and what is wrong. */
function Seen({ bench }: { bench: Bench }) {
  const w = workshopWords();
  const shown = bench.shown.value;
  const problems = bench.look.value?.problems ?? [];
  const isSound = !!shown && !problems.length && !bench.trouble.value;
  const [isStarting, setStarting] = useState(false);
  const kit = gameOf(bench.form.game)?.workshop;
  const Face = useLoad(async () => (kit?.Face ? { component: await kit.Face() } : undefined), [kit]).value?.component;
  const play = async (): Promise<void> => {
    setStarting(true);
    try {
      const pack = bench.alone(true);
      const { game } = bench.form;
      const trial = await trialOf(game, pack, bench.work.value.kind, String(bench.entry.id));
      const { position, force } = trial;
      go(await beginFrom({ game, position, force, seats: 2, own: 0, packs: [JSON.stringify(trial.pack)] }));
    } catch (trouble) {
      setStarting(false);
      toastTrouble(trouble);
    }
  };
  return (
    <section class="sheet stack workshop-seen" aria-label={w.face}>
      {Face && shown && (shown.face || shown.card || shown.figure || shown.area) ? (
        <div class="workshop-face" data-testid="face">
          <Face entry={shown} />
        </div>
      ) : null}
      <div role="status" class="stack">
        {bench.trouble.value ? <p class="note bad">{say(bench.trouble.value)}</p> : null}
        {problems.length ? (
          <div data-testid="problems">
            <h2>{w.problems}</h2>
            <ul>
              {problems.slice(0, 8).map(({ key, text }) => {
                const place = placeOf(bench, key);
                return (
                  <li key={key + text.en}>
                    {place ? <b>{place}: </b> : null}
                    {say(text)}
                  </li>
                );
              })}
            </ul>
          </div>
        ) : bench.look.value ? (
          <p class="note good" data-testid="fine">
            <Icon name="check" size={20} />
            <span>{w.fine}</span>
          </p>
        ) : null}
      </div>
      {bench.form.tried.includes(bench.work.value.kind) ? (
        <button
          type="button"
          class="button primary large"
          data-testid="play"
          disabled={isStarting || !isSound}
          onClick={() => void play()}
        >
          <Icon name="play" size={20} />
          {isStarting ? w.starting : w.play}
        </button>
      ) : null}
      <Weigh bench={bench} isSound={isSound} />
      {shown?.readings.length ? (
        <div class="workshop-readings" data-testid="readings">
          <h2>{w.reading}</h2>
          {shown.readings.map((reading, place) => (
            <dl key={place}>
              {(["de", "en"] as const).map((lang) => (
                <div key={lang}>
                  <dt>{lang}</dt>
                  <dd lang={lang}>{reading[lang]}</dd>
                </div>
              ))}
            </dl>
          ))}
        </div>
      ) : null}
    </section>
  );
}

/** card[0].ability[1].do reads "Texts 2 › Effect", as the form calls it. */
function placeOf({ form, work }: Bench, key: string): string {
  const [first = "", ...inner] = key.split(".");
  const told = inner.map((part) => {
    const [, name = part, place] = /^([\w-]+)(?:\[(\d+)\])?$/.exec(part) ?? [];
    const known = Object.values(form.tables).flatMap(({ keys }) =>
      keys.filter((each) => each.name === name && each.title),
    );
    return `${titleOf(known[0]?.title, name)}${place === undefined ? "" : ` ${Number(place) + 1}`}`;
  });
  const kind = first.replace(/\[\d+\]$/, "");
  return [...(kind === work.value.kind ? [] : [titleOf(form.titles[kind], kind)]), ...told].join(" › ");
}

function PackSheet({ bench }: { bench: Bench }) {
  const w = workshopWords();
  const { pack } = bench.work.value;
  const own = ownPacks.value.filter((each) => each.pack.game === bench.form.game);
  const save = (): void => toast(savePack(structuredClone(pack)) ? w.saved : w.notSaved);
  const write = async (): Promise<void> =>
    download(await packFile(bench.form.game, pack), `${fileName(pack.pack.id)}.toml`);
  /** One comes on the bench; several are saved, each as it is, or none of them. */
  const open = async (files: readonly File[]): Promise<void> => {
    const opened: { game: string; pack: PackData }[] = [];
    for (const file of files) {
      const text = await textOf(file);
      if (text === undefined) return;
      const { game, pack } = await openPack(text);
      opened.push({ game, pack: pack as PackData });
    }
    const [only, ...others] = opened;
    if (only && !others.length && only.game === bench.form.game) bench.open(only.pack);
    else if (only && !others.length) {
      savePack(only.pack);
      go(`/workshop/${only.game}`);
    } else toast(opened.map(({ pack }) => savePack(pack)).every(Boolean) ? w.savedSeveral(opened.length) : w.notSaved);
  };
  const begin = async (): Promise<void> => {
    if (await confirm({ title: w.beginAsk, text: w.beginWhy, yes: w.begin })) bench.begin();
  };
  const withFriends = (): void => {
    save();
    const { packs } = arrangement.value;
    const others = (packs[bench.form.game] ?? []).filter((id) => id !== pack.pack.id);
    change({
      game: bench.form.game,
      against: "elsewhere",
      packs: { ...packs, [bench.form.game]: [...others, pack.pack.id] },
    });
    go("/#set-up");
  };
  return (
    <section class="sheet stack workshop-pack" aria-labelledby="workshop-pack">
      <h2 id="workshop-pack">{w.pack}</h2>
      {(["en", "de"] as const).map((lang) => (
        <div key={lang} class="field">
          <label for={`workshop-title-${lang}`}>
            {w.packTitle} ({lang})
          </label>
          <input
            id={`workshop-title-${lang}`}
            class="input"
            maxLength={80}
            value={pack.pack.title?.[lang] ?? ""}
            onInput={(event) => {
              const both = { en: "", de: "", ...pack.pack.title, [lang]: event.currentTarget.value };
              bench.writeHeader("title", both);
            }}
          />
        </div>
      ))}
      <div class="workshop-table">
        <div class="field">
          <label for="workshop-id">{w.packId}</label>
          <input
            id="workshop-id"
            class="input"
            maxLength={60}
            value={pack.pack.id}
            onInput={(event) => bench.writeHeader("id", event.currentTarget.value)}
          />
        </div>
        <div class="field">
          <label for="workshop-edition">{w.edition}</label>
          <input
            id="workshop-edition"
            class="input"
            maxLength={20}
            value={pack.pack.edition}
            onInput={(event) => bench.writeHeader("edition", event.currentTarget.value)}
          />
        </div>
      </div>
      <div class="row">
        <button type="button" class="button" data-testid="save" onClick={save}>
          <Icon name="check" size={20} />
          {w.save}
        </button>
        <button type="button" class="button" data-testid="download" onClick={() => void write().catch(toastTrouble)}>
          <Icon name="download" size={20} />
          {w.download}
        </button>
        <label class="button workshop-open">
          <Icon name="share" size={20} />
          {w.open}
          <input
            type="file"
            accept=".toml,.json"
            multiple
            class="unseen"
            data-testid="open"
            onChange={(event) => {
              const input = event.currentTarget;
              void open([...(input.files ?? [])])
                .catch(toastTrouble)
                .finally(() => (input.value = ""));
            }}
          />
        </label>
        <button type="button" class="button" onClick={() => void begin()}>
          <Icon name="plus" size={20} />
          {w.begin}
        </button>
      </div>
      <div>
        <button type="button" class="button" data-testid="with-friends" onClick={withFriends}>
          <Icon name="people" size={20} />
          {w.withFriends}
        </button>
        <p class="hint">{w.withFriendsHint}</p>
      </div>
      {own.length ? (
        <div data-testid="own-packs">
          <h3>{w.own}</h3>
          <ul role="list" class="workshop-own">
            {own.map((each) => (
              <li key={each.pack.id}>
                <button type="button" class="link" onClick={() => bench.open(structuredClone(each))}>
                  {each.pack.title ? say(each.pack.title) : each.pack.id}
                </button>
                <button
                  type="button"
                  class="icon-button"
                  aria-label={w.drop(each.pack.id)}
                  onClick={() => deletePack(each)}
                >
                  <Icon name="trash" size={18} />
                </button>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </section>
  );
}
