import type { Language } from "@shop/kit/locale";

/** What stands between names, as the language writes it. */
const separators: Record<Language, string> = { en: ", ", km: " · ", zh: "、" };

/** Names in a row. */
export const listText = (language: Language, names: string[]): string => names.join(separators[language]);
