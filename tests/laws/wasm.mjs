// Python as the page has it, in Node: one random match of each game obeys every law.
import { fileURLToPath } from "node:url";

const home = fileURLToPath(new URL("../../", import.meta.url));
const { loadPyodide } = await import("../../web/node_modules/pyodide/pyodide.mjs");
const python = await loadPyodide();
for (const folder of ["src", "tests"]) {
  python.FS.mkdirTree(`/${folder}`);
  python.FS.mount(python.FS.filesystems.NODEFS, { root: home + folder }, `/${folder}`);
}
python.runPython(`
import sys
sys.path[:0] = ["/src", "/tests"]
sys.dont_write_bytecode = True
from laws.sample import obey_all
obey_all()
`);
