import { changeFiles } from "./change-files.ts";

/**
 * Parts of the router that every page would load but this shop never runs: lazy route discovery (the
 * manifest contains all routes, see `routeDiscovery` in react-router.config.ts) and instrumentation
 * hooks. The stand-ins say "off", which the router checks before it uses them.
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

/** Removes them from the browser's script. Fails the build if the router no longer has them. */
export const leaveOut = () => changeFiles("leave-out", parts.map(([file, standIns]) => ({ file, change: (code) => without(code, standIns) })));

function without(code: string, standIns: Record<string, string>): string {
  const names = /export \{([^}]*)\}/.exec(code)?.[1]?.split(",").map((name) => name.trim()) ?? [];
  const missing = Object.keys(standIns).filter((name) => !names.includes(name));
  if (missing.length > 0) throw new Error(`react-router no longer has ${missing.join(", ")}: see vite/leave-out.ts`);
  // Exports without a stand-in are used on servers only.
  return names.map((name) => `export const ${name} = ${standIns[name] ?? "undefined"};`).join("\n");
}
