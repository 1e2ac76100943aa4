import { languages, type LocalText } from "@shop/kit/locale";
import { localText, type Fact } from "./facts.ts";

/** One value of one filter of the product lists, such as `memory type: DDR5`. */
export interface Attribute {
  key: string;
  value: string;
  label: LocalText;
  valueLabel: LocalText;
}

/** Separates the values of a list. A Latin comma needs a space after it, since numbers have commas too: `1,149`. */
const between = /, |; |、|，|；/;
/** A longer part, in characters, means that the value is a sentence and no list. */
const longestPart = 40;
const longestValue = 100;

/** Capitalises a value that stood inside a list (`wired, wireless`), to match where it stands alone. Names such as `iPhone` stay. */
const alone = (part: string) => (/^[a-z][a-z -]*$/.test(part) ? part[0]!.toUpperCase() + part.slice(1) : part);

/**
 * Splits a list such as `DDR4, DDR5` into its values, so that one checkbox of the filters finds every product with
 * DDR5. Translations are matched by position; a language whose list has another length is left out, since nobody
 * knows which part translates which.
 */
function valuesOf(value: LocalText): LocalText[] {
  const listed = languages.map(
    (language) => [language, value[language]?.split(between).map((part) => part.trim()) ?? []] as const,
  );
  const [[, en]] = listed as [(typeof listed)[number]];
  if (en.length < 2 || en.some((part) => part === "" || part.length > longestPart)) return [value];
  const named = listed.filter(([, parts]) => parts.length === en.length);
  return en.map((part, at) => ({
    ...Object.fromEntries(named.map(([language, parts]) => [language, parts[at]!])),
    en: alone(part),
  }));
}

/** The filter values of a product, from those of its facts that are marked as filters. */
export function attributesOf(facts: readonly (Fact & { key: string })[]): Attribute[] {
  return facts.flatMap(({ key, label, value }) =>
    valuesOf(localText(value)).map((valueLabel) => ({
      key,
      label,
      value: valueLabel.en.slice(0, longestValue),
      valueLabel,
    })),
  );
}
