// The page on a host of mere files: its hall is a worker of its own.
import "./style/type.css";
import "./style/tokens.css";
import "./style/base.css";
import "./style/controls.css";
import "./style/shell.css";
import { enter } from "./hall/hall";
import { Solo } from "./hall/solo";
import { spellBehindHash } from "./route";
import { show } from "./start";

const solo = new Solo(new URL(".", location.href));
spellBehindHash();
enter(solo);
// For scripts on the page and for tests: the same questions and lines that the screens have.
Object.assign(globalThis, { tercio: solo });
show();
