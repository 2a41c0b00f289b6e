// What people have asked of each other, and the buttons to agree or not.
import type { TableState } from "../socket";
import { captionOf } from "./film-bar";
import { usePlay } from "./play";
import { matchWords } from "./texts";

export function Offers({ table }: { table: TableState }) {
  const play = usePlay();
  const w = matchWords();
  if (table.you < 0) return null;
  // What others have done last is what they would take back; after an answer of one's own it is not that alone.
  const last = play.film.deed.value;
  const deed = last && !last.isOwn ? captionOf(last) : "";
  return (
    <>
      {table.offers.map(({ what, by, yes }) => {
        const isMine = by === table.you;
        const hasAgreed = yes.includes(table.you);
        return (
          <div key={what} class="note match-offer" role="status" data-testid={`offer-${what}`}>
            <p>{isMine ? w.offered[what] : w.offers[what](play.nameOf(by), deed)}</p>
            {hasAgreed ? (
              isMine ? null : (
                <span class="badge plain">{w.agreed}</span>
              )
            ) : (
              <div class="row">
                <button
                  type="button"
                  class="button small"
                  data-reply="no"
                  onClick={() => void play.do({ do: "reply", what, yes: false })}
                >
                  {w.decline}
                </button>
                <button
                  type="button"
                  class="button small primary"
                  data-reply="yes"
                  onClick={() => void play.do({ do: "reply", what, yes: true })}
                >
                  {w.agree}
                </button>
              </div>
            )}
          </div>
        );
      })}
    </>
  );
}
