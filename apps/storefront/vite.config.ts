import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    target: "es2022",
    // The server build is our own entry, which the shop's server imports.
    ...(isSsrBuild && { rollupOptions: { input: "./app/server.ts" } }),
  },
}));
