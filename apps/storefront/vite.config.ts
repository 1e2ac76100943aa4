import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { guardChunkReload } from "./vite/guard-chunk-reload.ts";

/**
 * What every page needs comes in two files, not in forty: the framework, which browsers keep while
 * the shop changes, and the shop's own base. Small files compress badly and each costs a request.
 */
const sharedScripts = [
  { name: "framework", test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
  { name: "base", test: /app\/(ui|state|lib|i18n)\/[\w-]+\.tsx?$|packages\/kit/, minShareCount: 4 },
];

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), guardChunkReload()],
  build: { target: "es2022" },
  // The server build is our own entry, which the shop's server imports.
  environments: {
    ssr: { build: { rollupOptions: { input: "./app/server.ts" } } },
    client: { build: { rollupOptions: { output: { codeSplitting: { groups: sharedScripts } } } } },
  },
});
