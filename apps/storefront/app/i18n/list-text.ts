import type { Language } from "@shop/kit/locale";

/** How each language separates names in a list. */
const separators: Record<Language, string> = { en: ", ", km: " · ", zh: "、" };

/** Joins names to a list. */
export const listText = (language: Language, names: string[]): string => names.join(separators[language]);
