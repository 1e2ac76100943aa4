import { LRUCache } from "lru-cache";
import type { LocalText } from "@shop/kit/locale";
import { categoryPhrases } from "../documents/category-phrases.ts";
import { phrasesOf } from "../reading/phrases.ts";
import type { Query } from "../reading/query.ts";
import { isMaker } from "../reading/terms/term-kinds.ts";
import { keyOf } from "../reading/terms/units.ts";
import { takeApart } from "../words/numbers/codes.ts";
import { fold } from "../words/fold.ts";
import { runsOf, type Run } from "../words/scripts.ts";
import { synonymsOf } from "../words/synonyms.ts";

/** Whether the whole query is the name of a category, or a synonym of it. */
export function namesWholly({ wholePhrases }: Query, name: LocalText): boolean {
  return categoryPhrases(name).some((phrase) => wholePhrases.includes(phrase));
}

/**
 * Whether a query is the name of a category or brand, in any language: the whole name or, while the shopper is typing,
 * a word in it that begins so.
 */
export function namesMatch({ terms, phrases }: Query, name: LocalText): boolean {
  const read = readName(name);
  if (read.phrases.some((phrase) => phrases.includes(phrase))) return true;
  const typed = terms.flatMap(({ units }) => units).map(({ code, text }) => code?.joined ?? text);
  const begins =
    (word: string) =>
    ({ run, parts }: NamePart) =>
      parts ? parts.some((part) => part.startsWith(word)) : run.text.includes(word);
  return (
    typed.length > 0 &&
    read.texts.some((parts) => typed.every((word) => [...word].length > 1 && parts.some(begins(word))))
  );
}

/** Says of the name of a brand whether a query is or has it; not by what a word may also mean, such as the makers of goods for gaming. */
export function namingBrand(query: Query): (name: string) => boolean {
  const naming = query.terms.filter((term) => isMaker(term) || synonymsOf(keyOf(term.units)) === undefined);
  const named = { ...query, phrases: phrasesOf(naming) };
  return (name) => namesMatch(named, { en: name });
}

interface NamePart {
  run: Run;
  /** The words of a script with spaces; null for other scripts. */
  parts: string[] | null;
}

/**
 * A name, prepared for comparing it with queries. Suggestions compare dozens of names for every letter that is typed.
 */
interface ReadName {
  phrases: readonly string[];
  /** One entry for each language. */
  texts: NamePart[][];
}

const readNames = new LRUCache<string, ReadName>({ max: 2000 });

function readName(name: LocalText): ReadName {
  const key = JSON.stringify([name.en, name.km, name.zh]);
  const known = readNames.get(key);
  if (known) return known;
  const texts = [name.en, name.km, name.zh].flatMap((text) =>
    text
      ? [runsOf(fold(text)).map((run) => ({ run, parts: run.script === "latin" ? takeApart(run.text).parts : null }))]
      : [],
  );
  const read = { phrases: categoryPhrases(name), texts };
  readNames.set(key, read);
  return read;
}
