import { languages, type LocalText } from "@shop/kit/locale";
import { localText, type Fact } from "./facts.ts";

/** A value of an attribute that lists are narrowed by. */
export interface Attribute {
  key: string;
  value: string;
  label: LocalText;
  valueLabel: LocalText;
}

/** Between the values of a list; commas within numbers have no blank after them. */
const between = /, |; |、|，|；/;
/** What is longer is a sentence. */
const longestPart = 40;
const longestValue = 100;

/** Within a list values begin small, alone they do not; names such as iPhone stay. */
const alone = (part: string) => (/^[a-z][a-z -]*$/.test(part) ? part[0]!.toUpperCase() + part.slice(1) : part);

/**
 * The values of a list such as `DDR4, DDR5`, each by itself: whoever wants DDR5 ticks one box. A
 * language whose list has another length has no name for any of them.
 */
function valuesOf(value: LocalText): LocalText[] {
  const listed = languages.map((language) => [language, value[language]?.split(between).map((part) => part.trim()) ?? []] as const);
  const [[, en]] = listed as [(typeof listed)[number]];
  if (en.length < 2 || en.some((part) => part === "" || part.length > longestPart)) return [value];
  const named = listed.filter(([, parts]) => parts.length === en.length);
  return en.map((part, at) => ({ ...Object.fromEntries(named.map(([language, parts]) => [language, parts[at]!])), en: alone(part) }));
}

/** What lists are narrowed by, of facts to filter by. */
export function attributesOf(facts: readonly (Fact & { key: string })[]): Attribute[] {
  return facts.flatMap(({ key, label, value }) => valuesOf(localText(value)).map((valueLabel) => ({ key, label, value: valueLabel.en.slice(0, longestValue), valueLabel })));
}
