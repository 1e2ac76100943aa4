import type { Plugin } from "vite";

const module = /react-router\/dist\/(production|development)\/lib\/dom\/ssr\/routeModules\.js$/;
const reload = /window\.location\.reload\(\);/;

/**
 * The router reloads the page whenever a route's script is missing, however often. This replaces
 * that with our guard of one reload a minute (specification, section 8). If no reload is allowed,
 * the route becomes a component that throws, so that the error page is shown. Fails the build if
 * the router no longer reloads in this place, so that the guard is not lost.
 */
export function guardChunkReload(): Plugin {
  let found = false;
  return {
    name: "guard-chunk-reload",
    apply: "build",
    transform(code, id) {
      if (!module.test(id)) return null;
      if (!reload.test(code)) throw new Error("react-router no longer reloads in routeModules.js: find where it does, or drop this guard");
      found = true;
      return code.replace(reload, "if (!window.reloadForMissingChunk()) return { default: () => { throw error; } };");
    },
    buildEnd(error) {
      if (!error && !found) throw new Error("react-router's routeModules.js is not in the build: find where it reloads for a missing script");
    },
  };
}
