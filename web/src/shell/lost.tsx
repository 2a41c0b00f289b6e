import { words } from "../texts";
import { Icon } from "./icons";
import { useTitle } from "./title";

/** An address that leads nowhere. */
export function Lost() {
  const w = words().lost;
  useTitle(w.title);
  return (
    <div class="page lost">
      <EmptyTable />
      <h1>{w.title}</h1>
      <p class="lead">{w.text}</p>
      <p>
        <a class="button primary" href="/">
          <Icon name="swords" />
          {w.home}
        </a>
      </p>
    </div>
  );
}

/** A screen whose files did not arrive. */
export function Broken() {
  const w = words();
  useTitle(w.lost.broken);
  return (
    <div class="page lost">
      <EmptyTable />
      <h1>{w.lost.broken}</h1>
      <p class="lead">{w.lost.brokenText}</p>
      <p>
        <button type="button" class="button primary" onClick={() => location.reload()}>
          {w.tryAgain}
        </button>
      </p>
    </div>
  );
}

function EmptyTable() {
  return (
    <svg
      viewBox="0 0 200 90"
      width="200"
      height="90"
      fill="none"
      stroke="currentColor"
      stroke-width="2"
      aria-hidden="true"
    >
      <path d="M20 38h160l14 14H6zM6 52v6h188v-6M24 58v28M176 58v28" stroke-dasharray="5 6" />
      <path d="M92 6c0-7 14-7 14 1 0 6-7 6-7 13M99 27v1" />
    </svg>
  );
}
