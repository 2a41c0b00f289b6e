// Style sheets come first, so that those of a screen may differ from them.
import "./style/tokens.css";
import "./style/base.css";
import "./style/controls.css";
import "./style/shell.css";
import { render } from "preact";
import { greetAgain } from "./account";
import { App } from "./app";
import { followLinks } from "./route";
import { applySettings } from "./settings";
import { welcomeWorker } from "./shell/worker";

applySettings();
greetAgain();
followLinks();
render(<App />, document.getElementById("app")!);
welcomeWorker();
