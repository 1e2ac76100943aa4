import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { guardChunkReload } from "./vite/guard-chunk-reload.ts";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), guardChunkReload()],
  build: { target: "es2022" },
  // The server build is our own entry, which the shop's server imports.
  environments: { ssr: { build: { rollupOptions: { input: "./app/server.ts" } } } },
});
