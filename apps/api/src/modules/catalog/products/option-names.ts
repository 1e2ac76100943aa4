import { inLanguage, languages, type Language, type LocalText } from "@shop/kit/locale";
import type { variants } from "../tables.ts";

type Options = Pick<typeof variants.$inferSelect, "options" | "optionNames">;

/** The options of a variant in a language, in the order of its product's option groups. */
export function optionsIn({ options, optionNames }: Options, language: Language): string[] {
  return optionNames
    ? options.map((option, index) => inLanguage(optionNames[index] ?? { en: option }, language))
    : options;
}

/** The name of a variant: its options in one line, in every language that has names for them. */
export function variantName(variant: Options): LocalText {
  const [en, ...others] = languages.map((language) => [language, optionsIn(variant, language).join(" / ")] as const);
  return { en: en![1], ...Object.fromEntries(others.filter(([, name]) => name !== en![1])) };
}
