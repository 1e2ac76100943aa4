import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { guardChunkReload } from "./vite/guard-chunk-reload.ts";
import { heardEvents } from "./vite/heard-events.ts";
import { leaveOut } from "./vite/leave-out.ts";
import { leaveOutFunctions } from "./vite/leave-out-functions.ts";
import { leaveOutWarnings } from "./vite/leave-out-warnings.ts";
import { marksWithoutStacks } from "./vite/marks-without-stacks.ts";
import { matchOwnRoutes } from "./vite/match-own-routes.ts";
import { precompress } from "./vite/precompress.ts";
import { reactNames } from "./vite/react-names.ts";
import { sharedFiles } from "./vite/scripts.ts";
import { shortManifest } from "./vite/short-manifest.ts";
import { textFiles } from "./vite/text-files.ts";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), guardChunkReload(), heardEvents(), leaveOut(), leaveOutFunctions(), leaveOutWarnings(), marksWithoutStacks(), matchOwnRoutes(), reactNames(), sharedFiles(), textFiles(), shortManifest(), precompress()],
  // The ES module build of leaflet: its CommonJS build would share an interop helper with the framework, adding a file to every page.
  resolve: { alias: [{ find: /^leaflet$/, replacement: "leaflet/dist/leaflet-src.esm.js" }] },
  // Dynamic imports preload style sheets only: the shared scripts are on every page already.
  build: { target: "es2022", modulePreload: { polyfill: false, resolveDependencies: (_file, dependencies) => dependencies.filter((name) => name.endsWith(".css")) } },
  // The server build has its own entry, which the shop's server imports.
  environments: {
    // Inlines constants: otherwise limits of the contract that one page uses would be part of every page.
    client: { build: { rolldownOptions: { optimization: { inlineConst: { mode: "all" } } } } },
    ssr: { build: { rollupOptions: { input: "./app/server.ts" } } },
  },
});
