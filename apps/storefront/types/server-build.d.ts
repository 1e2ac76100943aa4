declare module "virtual:react-router/server-build" {
  import type { ServerBuild } from "react-router";
  const build: ServerBuild;
  export = build;
}

declare module "virtual:message-files" {
  /** URLs of the catalogue's texts by language: see `vite/message-files.ts`. */
  const files: Partial<Record<string, string>>;
  export default files;
}
