// <tercio-board src="parry.toml">: a scenario that is played step by step, in any web page.
// The board itself is a frame, so that neither page can spoil the other's looks.
import type { FromBoard, ToBoard } from "./messages";

const HOME = new URL("./", import.meta.url);
const FIRST_HEIGHT = 420;
const TROUBLE = {
  en: "The scenario file did not come:",
  de: "Die Szenariodatei ist nicht gekommen:",
};

class TercioBoard extends HTMLElement {
  static readonly observedAttributes = ["src", "lang"];

  private frame: HTMLIFrameElement | null = null;
  private isReady = false;

  connectedCallback(): void {
    addEventListener("message", this.hear);
    // An engine for each board that nobody has scrolled to would be too much.
    const watch = new IntersectionObserver((seen) => {
      if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      this.begin();
    });
    watch.observe(this);
  }

  disconnectedCallback(): void {
    removeEventListener("message", this.hear);
    this.frame?.remove();
    this.frame = null;
    this.isReady = false;
  }

  attributeChangedCallback(name: string): void {
    if (name === "lang" && this.frame) this.begin();
    else if (this.isReady) void this.show();
  }

  private get language(): "de" | "en" | undefined {
    const spoken = this.closest<HTMLElement>("[lang]")?.lang.slice(0, 2);
    return spoken === "de" || spoken === "en" ? spoken : undefined;
  }

  private begin(): void {
    this.style.display = "block";
    const frame = document.createElement("iframe");
    const { language } = this;
    this.isReady = false;
    frame.src = new URL(`index.html${language ? `?lang=${language}` : ""}#/board`, HOME).href;
    frame.title = "Tercio";
    frame.style.cssText = `width: 100%; height: ${FIRST_HEIGHT}px; border: 0; display: block`;
    this.frame = frame;
    this.replaceChildren(frame);
  }

  private readonly hear = (event: MessageEvent<FromBoard>): void => {
    if (!this.frame || event.source !== this.frame.contentWindow) return;
    if (event.data.tercio === "ready") {
      this.isReady = true;
      void this.show();
    } else if (event.data.tercio === "height") this.frame.style.height = `${event.data.height}px`;
  };

  private async show(): Promise<void> {
    const file = new URL(this.getAttribute("src") ?? "", document.baseURI).href;
    try {
      const response = await fetch(file);
      if (!response.ok) throw new Error(String(response.status));
      const message: ToBoard = { scenario: await response.text() };
      this.frame?.contentWindow?.postMessage(message, HOME.origin);
    } catch {
      this.replaceChildren(`${TROUBLE[this.language ?? "en"]} ${file}`);
    }
  }
}

customElements.define("tercio-board", TercioBoard);
