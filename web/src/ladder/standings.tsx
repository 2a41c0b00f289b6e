// Everybody in one game, bots among them, the best first.
import { account } from "../account";
import { openTable } from "../api";
import { Icon } from "../shell/icons";
import { toastTrouble } from "../shell/toasts";
import { words } from "../texts";
import type { GameInfo, Ladder, Ranked } from "../wire";
import { StrengthText } from "./strength";
import { ladderWords } from "./texts";
import { seated } from "./wish";
import { wishFor, wishOf } from "./wish-form";

export function Standings({ game, ladder }: { game: GameInfo; ladder: Ladder }) {
  const w = ladderWords();
  if (!ladder.ranked.length) return <p class="hint">{w.noRated}</p>;
  return (
    <>
      <table class="ladder-standings" data-testid="standings">
        <thead>
          <tr>
            <th scope="col" class="number">
              {w.rank}
            </th>
            <th scope="col">{w.player}</th>
            <th scope="col" class="number">
              {w.rating}
            </th>
            <th scope="col" class="number ladder-matches">
              {w.matches}
            </th>
            <td />
          </tr>
        </thead>
        <tbody>
          {ladder.ranked.map((ranked, at) => (
            <tr
              key={ranked.bot || `@${ranked.name}`}
              class={ranked.name && ranked.name === account.value?.name ? "is-me" : ""}
            >
              <td class="number">{at + 1}</td>
              <th scope="row">
                <Name ranked={ranked} />
              </th>
              <td class="number">
                <StrengthText strength={ranked.strength} />
              </td>
              <td class="number ladder-matches">{ranked.bot ? "" : ranked.matches}</td>
              <td>
                <Act game={game} ranked={ranked} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="hint">{w.aboutRating}</p>
    </>
  );
}

function Name({ ranked }: { ranked: Ranked }) {
  const w = ladderWords();
  if (!ranked.bot) return <a href={`/p/${encodeURIComponent(ranked.name)}`}>{ranked.name}</a>;
  const name = words().lobby.bots[ranked.bot] ?? ranked.bot;
  return (
    <span class="ladder-bot" title={w.botMeasured(name)}>
      <Icon name="automaton" size={18} />
      {name} <span class="badge plain">{w.bot}</span>
    </span>
  );
}

function Act({ game, ranked }: { game: GameInfo; ranked: Ranked }) {
  const w = ladderWords();
  if (!account.value || ranked.name === account.value.name) return null;
  const name = ranked.bot ? (words().lobby.bots[ranked.bot] ?? ranked.bot) : ranked.name;
  const text = ranked.bot ? w.playBot(name) : w.challengeNow(name);
  const act = (): void => {
    if (ranked.bot) {
      const wish = wishOf(game, { bot: ranked.bot, is_rated: true, challenged: "" });
      openTable(wish).then((seat) => seated(game.id, seat), toastTrouble);
    } else {
      wishFor({ challenged: ranked.name });
      document.querySelector<HTMLElement>("[data-testid=challenged]")?.focus();
    }
  };
  return (
    <button
      type="button"
      class="icon-button"
      aria-label={text}
      title={text}
      data-challenge={ranked.bot || ranked.name}
      onClick={act}
    >
      <Icon name="swords" size={20} />
    </button>
  );
}
