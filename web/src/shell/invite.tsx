// Links that give seats away: to copy, to share, to scan.
import { useEffect, useId, useState } from "preact/hooks";
import { invitationLink, type OwnMatch } from "../memory";
import { words } from "../texts";
import { Icon } from "./icons";
import { toast } from "./toasts";

interface Invited {
  match: string;
  /** As it is called. */
  game: string;
  /** Who invites; empty: somebody without a name. */
  host: string;
  invitations: OwnMatch["invitations"];
}

export function Invitation({ match, game, host, invitations }: Invited) {
  const w = words().invite;
  return (
    <div class="stack">
      <p class="prose">{invitations.length > 1 ? w.textMany : w.text}</p>
      {isOnlyHere() ? <p class="note warn local-link">{w.onlyHere}</p> : null}
      {invitations.map(({ seat, token, name }) => (
        <SeatLink key={seat} name={name} link={invitationLink(match, token)} text={w.shareText(host, game)} />
      ))}
    </div>
  );
}

/** A link to this machine by its inner name leads nobody else here. */
function isOnlyHere(): boolean {
  return /^(localhost|127\.[\d.]+|\[::1\])$/.test(location.hostname);
}

function SeatLink({ name, link, text }: { name: string; link: string; text: string }) {
  const w = words();
  const id = useId();
  const [showsPicture, setShowsPicture] = useState(false);
  const canShare = "share" in navigator;
  return (
    <div class="stack seat-link">
      <div class="field">
        <label for={id}>{w.invite.link(name)}</label>
        <input id={id} class="input" readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
      </div>
      <div class="row">
        <button type="button" class="button primary" onClick={() => void copy(link)}>
          <Icon name="copy" size={20} />
          {w.copy}
        </button>
        {canShare ? (
          <button type="button" class="button" data-testid="share" onClick={() => void share(link, text)}>
            <Icon name="share" size={20} />
            {w.share}
          </button>
        ) : null}
        <button
          type="button"
          class="button"
          aria-expanded={showsPicture}
          onClick={() => setShowsPicture(!showsPicture)}
        >
          <Icon name="device" size={20} />
          {w.invite.qr}
        </button>
      </div>
      {showsPicture ? <Picture text={link} /> : null}
    </div>
  );
}

export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast(words().copied, "good");
  } catch {
    toast(words().notCopied, "bad");
  }
}

async function share(link: string, text: string): Promise<void> {
  try {
    await navigator.share({ title: "Tercio", text, url: link });
  } catch {
    // Closing the device's own share sheet is no trouble.
  }
}

function Picture({ text }: { text: string }) {
  const [path, setPath] = useState<{ d: string; size: number }>();
  useEffect(() => {
    void import("./qr").then(({ qrPath }) => setPath(qrPath(text)));
  }, [text]);
  if (!path) return null;
  return (
    <svg
      class="qr"
      viewBox={`-4 -4 ${path.size + 8} ${path.size + 8}`}
      role="img"
      aria-label={words().invite.qrLabel}
      shape-rendering="crispEdges"
    >
      <rect x="-4" y="-4" width={path.size + 8} height={path.size + 8} fill="#fff" />
      <path d={path.d} fill="#000" />
    </svg>
  );
}
