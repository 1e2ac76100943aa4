import type { Plugin } from "vite";

const name = "virtual:message-files";
const resolved = `\0${name}`;
const messageFile = /app\/i18n\/messages\/(\w+)\.ts$/;

/**
 * `virtual:message-files`: URLs of the files with the catalogue's texts, by language, so that a page
 * can preload its own instead of waiting for the first script to run. Filled in the server's build
 * only, which comes after the browser's; empty in the browser and in development.
 */
export function messageFiles(): Plugin {
  const files: Record<string, string> = {};
  return {
    name: "message-files",
    sharedDuringBuild: true,
    generateBundle(_options, bundle) {
      if (this.environment.name !== "client") return;
      for (const file of Object.values(bundle)) {
        const language = file.type === "chunk" && messageFile.exec(file.facadeModuleId ?? "")?.[1];
        if (language) files[language] = `/${file.fileName}`;
      }
    },
    resolveId: (id) => (id === name ? resolved : null),
    load(id) {
      if (id !== resolved) return null;
      if (this.environment.name === "client" || this.environment.mode === "dev") return "export default {};";
      if (Object.keys(files).length === 0)
        throw new Error("the browser's build has no files of texts: see vite/message-files.ts");
      return `export default ${JSON.stringify(files)};`;
    },
  };
}
