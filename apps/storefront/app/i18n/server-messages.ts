import { keepTexts, type AreaModule } from "./messages.ts";

/** All texts in all languages, for the server. Only its entry imports this, so browsers never load them. */
const all = import.meta.glob<AreaModule>("./messages/*/*.ts", { eager: true });
for (const [path, module] of Object.entries(all)) {
  const [, language, area] = /messages\/(\w+)\/([\w-]+)\.ts$/.exec(path)!;
  keepTexts(language!, area!, module);
}
