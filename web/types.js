// The page's types of everything that crosses the wire, from the server's own JSON Schema: npm run types
// schema.json is made by `tercio schema server`.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { compile } from "json-schema-to-typescript";

const schema = JSON.parse(readFileSync(new URL("schema.json", import.meta.url), "utf8"));
delete schema.title;
pairUp(schema);

/** The compiler knows fixed lists by their older spelling only. */
function pairUp(node) {
  if (node === null || typeof node !== "object") return;
  if (Array.isArray(node.prefixItems)) {
    node.items = node.prefixItems;
    node.additionalItems = false;
    delete node.prefixItems;
  }
  Object.values(node).forEach(pairUp);
}

const text = await compile(schema, "Everything", {
  additionalProperties: false,
  bannerComment: "// Made by `npm run types` from schema.json. Do not change it by hand.\n",
  format: true,
  style: { printWidth: 120 },
  maxItems: 2,
  unreachableDefinitions: true,
});
mkdirSync(new URL("src/wire/", import.meta.url), { recursive: true });
writeFileSync(
  new URL("src/wire/schema.ts", import.meta.url),
  text
    // Who refers to whom is of no use to a reader, and the whole is never sent as one.
    .replace(/\n \*\n \* This interface was referenced by [^/]*?\n \* via the `definition` "\w+"\.\n/g, "\n")
    .replace(/\/\*\*\n \* This interface was referenced by [^/]*?\n \* via the `definition` "\w+"\.\n \*\/\n/g, "")
    .replace(/export interface Everything \{[^}]*\}\n/, ""),
);
