import { changeFiles } from "./change-files.ts";

/**
 * Parts of the router that every page would load and this shop never runs: the finding of routes
 * one by one (we send them all, `routeDiscovery` in react-router.config.ts) and the hooks for
 * measuring tools. What stands here instead says 'off', which the router asks before it uses them.
 */
const parts: readonly [file: RegExp, standIns: Record<string, string>][] = [
  [
    /react-router\/dist\/production\/lib\/dom\/ssr\/fog-of-war\.js$/,
    { isFogOfWarEnabled: "() => false", useFogOFWarDiscovery: "() => {}", getPatchRoutesOnNavigationFunction: "() => undefined", getPartialManifest: "(manifest) => manifest" },
  ],
  [
    /react-router\/dist\/production\/lib\/router\/instrumentation\.js$/,
    { consumeInstrumentationClientResultMetaReceiver: "() => undefined", getRouteInstrumentationUpdates: "() => ({})", instrumentClientSideRouter: "(router) => router" },
  ],
];

/** Leaves them out of the browser's script. A router that no longer has them stops the build. */
export const leaveOut = () => changeFiles("leave-out", parts.map(([file, standIns]) => ({ file, change: (code) => without(code, standIns) })));

function without(code: string, standIns: Record<string, string>): string {
  const names = /export \{([^}]*)\}/.exec(code)?.[1]?.split(",").map((name) => name.trim()) ?? [];
  const gone = Object.keys(standIns).filter((name) => !names.includes(name));
  if (gone.length > 0) throw new Error(`react-router no longer has ${gone.join(", ")}: see vite/leave-out.ts`);
  // What has no stand-in is for servers, which this script has none of.
  return names.map((name) => `export const ${name} = ${standIns[name] ?? "undefined"};`).join("\n");
}
