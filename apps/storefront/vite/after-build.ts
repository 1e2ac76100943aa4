import type { Plugin } from "vite";

/**
 * Changes the browser's files once both builds are written: the router moves files of the server's build
 * among them, and writes its list of routes, only then. Several are called in the order of the plugins.
 */
export function afterBuild(name: string, change: (directory: string) => void): Plugin {
  let directory = "";
  return {
    name,
    apply: "build",
    enforce: "post",
    sharedDuringBuild: true,
    writeBundle({ dir }) {
      if (this.environment.name === "client" && dir) directory = dir;
    },
    buildApp: { order: "post", handler: async () => change(directory) },
  };
}
