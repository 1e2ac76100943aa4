import type { Config } from "@react-router/dev/config";

// One file per route: splitting a route's module would exceed the number of files allowed on a first visit.
export default { ssr: true, splitRouteModules: false, routeDiscovery: { mode: "initial" } } satisfies Config;
