// A list behind a link: to look at, to take over. What it holds is drawn by the builder of its game.
import type { ComponentType } from "preact";
import { sharedDeck } from "../api";
import { FIRST_GAME } from "../games/first";
import type { LazyBuilder } from "../games/game";
import { gameOf } from "../games/registry";
import { useLoad } from "../load";
import type { ScreenProps } from "../route";
import { TroubleNote, Waiting } from "../shell/parts";
import { useTitle } from "../shell/title";
import { bilingual } from "../texts";

const words = bilingual(
  {
    list: "Deck",
    title: (name: string) => `Deck: ${name}`,
    gone: "There is no such deck",
    toBuilder: "To the deck builder",
  },
  {
    list: "Deck",
    title: (name) => `Deck: ${name}`,
    gone: "Dieses Deck gibt es nicht",
    toBuilder: "Zum Deckbau",
  },
);

interface Opened {
  name: string;
  text: string;
  Shared: ComponentType<{ text: string }>;
}

export default function SharedList({ id }: ScreenProps) {
  const w = words();
  const { value, trouble, again } = useLoad(() => open(id), [id]);
  const isGone = trouble?.status === 404;
  useTitle(isGone ? w.gone : value?.name ? w.title(value.name) : w.list);
  if (value) return <value.Shared text={value.text} />;
  return (
    <div class="page bd-shared">
      <h1>{isGone ? w.gone : w.list}</h1>
      {trouble && !isGone ? <TroubleNote trouble={trouble} again={again} /> : null}
      {isGone ? (
        <p>
          <a class="button primary" href={builderOf(FIRST_GAME).address}>
            {w.toBuilder}
          </a>
        </p>
      ) : null}
      {trouble ? null : <Waiting />}
    </div>
  );
}

async function open(id: string): Promise<Opened> {
  const { game, name, text } = await sharedDeck(id);
  const { Shared } = await builderOf(game).load();
  return { name, text, Shared };
}

function builderOf(game: string): LazyBuilder {
  const builder = gameOf(game)?.builder;
  if (!builder) throw new Error(`${game} has no builder`);
  return builder;
}
