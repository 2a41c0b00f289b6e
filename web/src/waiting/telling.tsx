// How somebody wants to hear that it is his turn: in this browser, and by e-mail.
import { useId, useState } from "preact/hooks";
import { account } from "../account";
import { endMail, mailState, wishForMail } from "../api";
import { useLoad } from "../load";
import { lang } from "../settings";
import { Check, TroubleNote, Waiting } from "../shell/parts";
import { toast, toastTrouble } from "../shell/toasts";
import type { MailState } from "../wire";
import { canNotify, wantNotices, wantsNotices } from "./notices";
import { waitingWords } from "./texts";

export function Telling() {
  const w = waitingWords();
  const [isDenied, setDenied] = useState(false);
  const want = (isWanted: boolean): void => void wantNotices(isWanted).then((isAllowed) => setDenied(!isAllowed));
  return (
    <section class="sheet stack" aria-labelledby="tell">
      <h2 id="tell">{w.tell}</h2>
      {canNotify() ? (
        <>
          <Check label={w.browser} hint={w.browserHint} isChecked={wantsNotices.value} onChange={want} />
          {isDenied ? (
            <p class="note" role="status">
              {w.browserDenied}
            </p>
          ) : null}
        </>
      ) : null}
      <div class="stack" data-testid="mail">
        <h3>{w.mail}</h3>
        <p class="hint">{w.mailHint}</p>
        {account.value ? <Mail /> : <p class="hint">{w.mailNeedsAccount}</p>}
      </div>
    </section>
  );
}

function Mail() {
  const w = waitingWords();
  const { value, trouble, again } = useLoad(mailState, [account.value?.name]);
  const [changed, setChanged] = useState<MailState>();
  const state = changed ?? value;
  if (trouble) return <TroubleNote trouble={trouble} again={again} />;
  if (!state) return <Waiting />;
  if (!state.is_possible) return <p data-testid="no-mail">{w.noMail}</p>;
  const stop = (): void =>
    void endMail().then(() => {
      setChanged({ ...state, address: "", is_confirmed: false });
      toast(w.stopped);
    }, toastTrouble);
  return (
    <>
      {state.address ? (
        <div class="row spread">
          <p role="status" data-testid="mail-goes">
            {state.is_confirmed ? w.goes(state.address) : w.sent(state.address)}
          </p>
          <button type="button" class="button" onClick={stop}>
            {w.stop}
          </button>
        </div>
      ) : null}
      <AddressForm isFirst={!state.address} onDone={setChanged} />
    </>
  );
}

function AddressForm({ isFirst, onDone }: { isFirst: boolean; onDone: (state: MailState) => void }) {
  const w = waitingWords();
  const id = useId();
  const [address, setAddress] = useState("");
  const send = (event: Event): void => {
    event.preventDefault();
    wishForMail(address, lang.peek()).then((state) => {
      onDone(state);
      setAddress("");
    }, toastTrouble);
  };
  return (
    <form class="stack" onSubmit={send}>
      <div class="field">
        <label for={id}>{isFirst ? w.address : w.otherAddress}</label>
        <input
          id={id}
          class="input"
          type="email"
          required
          maxLength={250}
          autocomplete="email"
          data-testid="address"
          value={address}
          onInput={(event) => setAddress(event.currentTarget.value)}
        />
      </div>
      <button type="submit" class="button">
        {w.send}
      </button>
    </form>
  );
}
