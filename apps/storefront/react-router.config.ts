import type { Config } from "@react-router/dev/config";

// A route is one file: in parts, a first page would ask for more files than it may.
export default { ssr: true, splitRouteModules: false, routeDiscovery: { mode: "initial" } } satisfies Config;
