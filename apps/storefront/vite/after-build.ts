import type { Plugin } from "vite";

/**
 * Changes the browser's files after both builds are written: only then does the router move files
 * of the server's build among them and write its route manifest. Several run in the order of the
 * plugins.
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
