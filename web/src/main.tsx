// Style sheets come first, so that those of a screen may differ from them.
import "./style/type.css";
import "./style/tokens.css";
import "./style/base.css";
import "./style/controls.css";
import "./style/shell.css";
import { greetAgain } from "./account";
import { watchNetwork } from "./api";
import { enter } from "./hall/hall";
import { Network } from "./hall/network";
import { show } from "./start";
import { recall } from "./storage";

enter(new Network());
watchNetwork();
greetAgain();
show();
// Nobody else need load it.
if (recall("notices", false)) void import("./waiting/notices").then(({ watchTurns }) => watchTurns());
