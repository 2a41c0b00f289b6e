import { render } from "preact";
import { loadCatalogue } from "./games/warlord/catalogue";
import { CardFace } from "./games/warlord/CardFace";
import "./style/tokens.css"; import "./style/base.css";
const q = new URLSearchParams(location.search);
const w = q.get("w") ?? "252px"; const from = Number(q.get("from") ?? 0), n = Number(q.get("n") ?? 15), step = Number(q.get("step") ?? 1);
const ids = q.get("ids")?.split(",");
loadCatalogue().then((c) => { const list = ids ? ids.map((i) => c.byId.get(i)!) : c.cards.filter((_, i) => i >= from && (i - from) % step === 0).slice(0, n);
 render(<div style={{display:"flex",flexWrap:"wrap",gap:"10px",padding:"10px"}}>{list.map((f) => <div style={{width:w}}><CardFace face={f} lang={(q.get("lang") as "de") ?? "de"} /></div>)}</div>, document.getElementById("app")!); });
