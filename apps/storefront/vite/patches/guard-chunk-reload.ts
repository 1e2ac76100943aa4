import { patchFiles, replaceOnce } from "./patch-files.ts";

/**
 * The router reloads the page whenever a route's script is missing, however often. This replaces
 * that with our guard of one reload a minute (specification, section 8). If no reload is allowed,
 * the route becomes a component that throws, so that the error page is shown.
 */
export const guardChunkReload = () =>
  patchFiles("guard-chunk-reload", [
    {
      file: /react-router\/dist\/production\/lib\/dom\/ssr\/routeModules\.js$/,
      patch: (code) =>
        replaceOnce(
          code,
          "window.location.reload();",
          "if (!window.reloadForMissingChunk()) return { default: () => { throw error; } };",
        ),
    },
  ]);
