import type { Language } from "@shop/kit/locale";

/** How names are ordered in each language, numbers by value. Created once, since creating a collator takes longer than sorting with it. */
export const collators: Record<Language, Intl.Collator> = {
  en: collator("en"),
  km: collator("km"),
  zh: collator("zh"),
};

function collator(language: Language): Intl.Collator {
  return new Intl.Collator(language, { numeric: true });
}
