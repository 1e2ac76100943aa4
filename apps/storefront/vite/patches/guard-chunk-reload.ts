import { patchFiles, replaceOnce } from "./patch-files.ts";

const load = /await (import\([^)]*route\.module\s*\));/;
const reload = /console\.error\(`Error loading.*window\.location\.reload\(\);/s;
const guarded = `const fail = () => { window.reloadForMissingChunk(); throw error; };
		if (!window.reloadForMissingChunk()) return { default: fail, clientLoader: fail };`;

/**
 * The router reloads the page whenever a route's script is missing, however often. This asks for it once more, as a line
 * that has just come back may fail, and then asks our guard of one reload a minute (specification, section 8). If no reload is allowed,
 * the route throws, so that the error page is shown. The router keeps what it got for a route that loads
 * on the client, so this asks again for a reload whenever it is opened.
 */
export const guardChunkReload = () =>
  patchFiles("guard-chunk-reload", [
    {
      file: /react-router\/dist\/production\/lib\/dom\/ssr\/routeModules\.js$/,
      patch: (code) => {
        const [whole = "", loaded] = load.exec(code) ?? [];
        const retried = replaceOnce(code, whole, `await ${loaded}.catch(() => ${loaded});`);
        return replaceOnce(retried, reload.exec(code)?.[0] ?? "", guarded);
      },
    },
  ]);
