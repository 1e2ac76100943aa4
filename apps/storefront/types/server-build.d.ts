declare module "virtual:react-router/server-build" {
  import type { ServerBuild } from "react-router";
  const build: ServerBuild;
  export = build;
}

declare module "virtual:text-files" {
  /** URLs of the catalogue's texts by language: see `vite/text-files.ts`. */
  const files: Partial<Record<string, string>>;
  export default files;
}
