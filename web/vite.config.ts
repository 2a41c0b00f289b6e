import { createHash } from "node:crypto";
import { defineConfig, type Plugin } from "vite";

// Where `tercio serve` listens while the page is being worked on.
const SERVER = process.env["TERCIO_SERVER"] ?? "http://127.0.0.1:8190";

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

export default defineConfig({
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  plugins: [serviceWorker()],
  build: {
    outDir: "../src/tercio/server/page",
    emptyOutDir: true,
    // Inlined files would need a laxer content security policy.
    assetsInlineLimit: 0,
    rollupOptions: {
      input: { main: "index.html", sw: "worker/sw.ts" },
      output: {
        entryFileNames: (chunk) => (chunk.name === "sw" ? "sw.js" : "assets/[name]-[hash].js"),
      },
    },
  },
  server: {
    proxy: {
      "/api": { target: SERVER, ws: true },
      "/health": SERVER,
    },
  },
});
