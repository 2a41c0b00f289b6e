import { render } from "preact";
import { App } from "./app";
import { followLinks } from "./route";
import { applySettings } from "./settings";
import { welcomeWorker } from "./shell/worker";
import "./style/tokens.css";
import "./style/base.css";
import "./style/controls.css";
import "./style/shell.css";

applySettings();
followLinks();
render(<App />, document.getElementById("app")!);
welcomeWorker();
