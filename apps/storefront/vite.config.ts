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
  // As modules: as CommonJS the map's library shares the code that unpacks it with the framework, which is then one file more for every page.
  resolve: { alias: [{ find: /^leaflet$/, replacement: "leaflet/dist/leaflet-src.esm.js" }] },
  // A file that is fetched when it is used brings no list of what it needs: every page has the shared files already.
  build: { target: "es2022", modulePreload: { polyfill: false, resolveDependencies: (_file, dependencies) => dependencies.filter((name) => name.endsWith(".css")) } },
  // The server build is our own entry, which the shop's server imports.
  environments: {
    // A constant stands where it is used: what one page asks of the contract's limits would else come with every page.
    client: { build: { rolldownOptions: { optimization: { inlineConst: { mode: "all" } } } } },
    ssr: { build: { rollupOptions: { input: "./app/server.ts" } } },
  },
});
