// Compiles Python for the page with the page's own Python, in Node: `node compile.mjs FOLDER`.
// In the folder lies `tercio`; every module there becomes bytecode, and `python_stdlib.zip` comes beside it.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";

const own = (name) => fileURLToPath(new URL(name, import.meta.url));
const python = await loadPyodide();
python.FS.mkdirTree("/work");
python.FS.mount(python.FS.filesystems.NODEFS, { root: process.argv[2] }, "/work");
python.unpackArchive(new Uint8Array(readFileSync(own("node_modules/pyodide/python_stdlib.zip"))), "zip", {
  extractDir: "/library",
});
python.runPython(readFileSync(own("compile.py"), "utf8"), { filename: "compile.py" });
// It would wait for the loop of Python, which never ends.
process.exit(0);
