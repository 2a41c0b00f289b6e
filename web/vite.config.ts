import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { defineConfig, type Plugin } from "vite";

// Where `tercio serve` listens while the page is being worked on.
const SERVER = process.env["TERCIO_SERVER"] ?? "http://127.0.0.1:8190";

/** Others know these by name. */
const FIXED = ["sw", "tercio-board"];

/** The service worker learns which files the build has made. */
function serviceWorker(): Plugin {
  return {
    name: "tercio-service-worker",
    apply: "build",
    enforce: "post",
    generateBundle(_options, bundle) {
      const worker = bundle["sw.js"];
      if (worker?.type !== "chunk") throw new Error("the service worker was not built");
      const files = Object.keys(bundle).filter((name) => name.startsWith("assets/"));
      const all = ["/", "/manifest.webmanifest", "/icon.svg", ...files.sort().map((name) => `/${name}`)];
      const version = createHash("sha256").update(all.join()).digest("hex").slice(0, 12);
      worker.code = worker.code
        .replace("__FILES__", JSON.stringify(all).replaceAll('"', '\\"'))
        .replace("__VERSION__", version);
    },
  };
}

/** The typefaces go with their licences. */
function licences(): Plugin {
  return {
    name: "tercio-licences",
    apply: "build",
    generateBundle() {
      for (const face of ["alegreya", "alegreya-sans", "grenze-gotisch"]) {
        const source = readFileSync(`node_modules/@fontsource/${face}/LICENSE`, "utf8");
        this.emitFile({ type: "asset", fileName: `OFL-${face}.txt`, source });
      }
    },
  };
}

/** The same document, but for the module with which it begins. */
function siteEntry(): Plugin {
  return {
    name: "tercio-site",
    transformIndexHtml: {
      order: "pre",
      handler: (html) => html.replace("/src/main.tsx", "/src/site.tsx"),
    },
  };
}

// `--mode site`: for a host of mere files, under any path; its hall is a worker (src/site.tsx), and its service worker
// learns its files from site.py, which brings the engine along.
export default defineConfig(({ mode }) => ({
  base: mode === "site" ? "./" : "/",
  worker: { format: "es" },
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  plugins: [licences(), mode === "site" ? siteEntry() : serviceWorker()],
  build: {
    outDir: mode === "site" ? "../site-play" : "../src/tercio/server/page",
    emptyOutDir: true,
    // Inlined files would need a laxer content security policy.
    assetsInlineLimit: 0,
    rollupOptions: {
      input:
        mode === "site"
          ? { main: "index.html", sw: "worker/site-sw.ts", "tercio-board": "embed/tercio-board.ts" }
          : { main: "index.html", sw: "worker/sw.ts" },
      output: {
        entryFileNames: (chunk) => (FIXED.includes(chunk.name) ? "[name].js" : "assets/[name]-[hash].js"),
      },
    },
  },
  server: {
    proxy: {
      "/api": { target: SERVER, ws: true },
      "/health": SERVER,
    },
  },
}));
