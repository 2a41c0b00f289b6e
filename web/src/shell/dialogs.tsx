// Modal dialogs on the browser's own <dialog>: it keeps the focus inside, gives it back, and closes on Escape.
import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";
import { words } from "../texts";
import { Icon } from "./icons";

export interface ModalProps {
  title: string;
  onClose: () => void;
  children: ComponentChildren;
  /** Buttons at the bottom, the most likely one last. */
  actions?: ComponentChildren;
  size?: "small" | "medium" | "wide";
  /** Escape, a click outside and the cross do nothing: there is a choice to make. */
  mustChoose?: boolean;
  /** In either theme. */
  isDark?: boolean;
}

export function Modal({
  title,
  onClose,
  children,
  actions,
  size = "medium",
  mustChoose = false,
  isDark = false,
}: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const dialog = ref.current;
    const opener = document.activeElement;
    if (dialog && !dialog.open) dialog.showModal();
    return () => {
      dialog?.close();
      // The browser gives the focus back only to a dialog that is still in the document.
      const isLost = document.activeElement === document.body || document.activeElement === null;
      if (isLost && opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, []);
  return (
    <dialog
      ref={ref}
      class={isDark ? `modal ${size} is-dark` : `modal ${size}`}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        if (!mustChoose) onClose();
      }}
      onPointerDown={(event) => {
        if (event.target === event.currentTarget && !mustChoose) onClose();
      }}
    >
      <div class="modal-sheet">
        <header class="modal-head">
          <h2 id={heading}>{title}</h2>
          {mustChoose ? null : (
            <button type="button" class="icon-button" aria-label={words().close} onClick={onClose}>
              <Icon name="close" />
            </button>
          )}
        </header>
        <div class="modal-body">{children}</div>
        {actions ? <footer class="modal-actions">{actions}</footer> : null}
      </div>
    </dialog>
  );
}

export interface Asking {
  title: string;
  text?: string;
  yes: string;
  no?: string;
  isDangerous?: boolean;
}

const asked = signal<(Asking & { answer: (yes: boolean) => void }) | null>(null);

/** Asks in a dialog and waits: `if (await confirm({ title, yes })) ...` */
export function confirm(asking: Asking): Promise<boolean> {
  return new Promise((resolve) => {
    asked.value?.answer(false);
    asked.value = {
      ...asking,
      answer: (yes) => {
        asked.value = null;
        resolve(yes);
      },
    };
  });
}

/** Rendered once, by the shell. */
export function Confirmations() {
  const asking = asked.value;
  if (!asking) return null;
  return (
    <Modal
      key={asking.title}
      title={asking.title}
      size="small"
      onClose={() => asking.answer(false)}
      actions={
        <>
          <button type="button" class="button" onClick={() => asking.answer(false)}>
            {asking.no ?? words().cancel}
          </button>
          <button
            type="button"
            class={asking.isDangerous ? "button danger" : "button primary"}
            onClick={() => asking.answer(true)}
          >
            {asking.yes}
          </button>
        </>
      }
    >
      {asking.text ? <p>{asking.text}</p> : null}
    </Modal>
  );
}
