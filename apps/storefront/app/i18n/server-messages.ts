import { keepTexts, type AreaModule } from "./messages.ts";

/** Every text in every language, for the server; imported by its entry alone, so that no browser loads them. */
const all = import.meta.glob<AreaModule>("./messages/*/*.ts", { eager: true });
for (const [path, module] of Object.entries(all)) {
  const [, language, area] = /messages\/(\w+)\/([\w-]+)\.ts$/.exec(path)!;
  keepTexts(language!, area!, module);
}
