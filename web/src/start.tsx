// Whatever hall the page has entered, it begins like this.
import { render } from "preact";
import { App } from "./app";
import { followLinks } from "./route";
import { applySettings } from "./settings";
import { welcomeWorker } from "./shell/worker";

export function show(): void {
  applySettings();
  followLinks();
  render(<App />, document.getElementById("app")!);
  welcomeWorker();
}
