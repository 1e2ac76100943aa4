import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { chunks } from "./vite/chunks.ts";
import { messageFiles } from "./vite/message-files.ts";
import { patches } from "./vite/patches/all.ts";
import { precompress } from "./vite/precompress.ts";
import { reactExports } from "./vite/react-exports.ts";

export default defineConfig({
  // What each of ours is for, and what it saves: vite/README.md.
  plugins: [tailwindcss(), reactRouter(), patches(), reactExports(), chunks(), messageFiles(), precompress()],
  // The ES module build of leaflet: its CommonJS build would share an interop helper with the framework, adding a file to every page.
  resolve: { alias: [{ find: /^leaflet$/, replacement: "leaflet/dist/leaflet-src.esm.js" }] },
  // Dynamic imports preload style sheets only: the shared scripts are on every page already.
  build: {
    target: "es2022",
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, dependencies) => dependencies.filter((name) => name.endsWith(".css")),
    },
  },
  // The server build has its own entry, which the shop's server imports.
  environments: {
    // Inlines constants: otherwise limits of the contract that one page uses would be part of every page.
    client: { build: { rolldownOptions: { optimization: { inlineConst: { mode: "all" } } } } },
    ssr: { build: { rollupOptions: { input: "./app/server.ts" } } },
  },
});
