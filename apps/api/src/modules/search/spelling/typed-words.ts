import { named, type Meant } from "./meant-words.ts";
import { nearKeys, nearKeysAsked, shortest } from "../words/near-keys.ts";
import type { Query } from "../reading/query.ts";
import { isHalf, wordsTyped } from "../reading/terms/term-kinds.ts";
import type { Term } from "../reading/terms/terms.ts";
import { keyOf, type Unit } from "../reading/terms/units.ts";
import { isCommonWord } from "../words/common.ts";
import type { Code } from "../words/numbers/codes.ts";
import { clustersOf } from "../words/scripts.ts";
import { isShopWord } from "../words/segments.ts";
import { synonymsOf } from "../words/synonyms.ts";

/** A typed word, and what the steps of a correction find out about it. */
export interface TypedWord {
  /** One, or the characters that a misspelt Chinese word was cut into. */
  units: readonly Unit[];
  text: string;
  code: Code | null;
  /** The keys by which words near it are looked up. */
  keys: string[];
  /** Whether the word is taken for correct: the catalogue or the dictionary has it, or it is not to be corrected. */
  known: boolean;
  /** Whether it is the last word and words of the catalogue begin with it, so that it may be half typed. */
  begun: boolean;
  /** The words that may have been meant instead, the likeliest first. */
  meant: Meant[];
}

/** The words of a query. Those that need no correction are known. */
export function typedWords({ terms }: Query): TypedWord[] {
  const right = new Set(terms.filter(isRight).flatMap(({ units }) => units));
  return wordsTyped(terms)
    .flatMap(unitsOfWords)
    .map((units) =>
      typedWord(
        units,
        units.some((unit) => right.has(unit) || unit.alike !== undefined),
      ),
    );
}

/** Whether a term is typed correctly, whether or not any product has it: measures (`1 tb`), phrases of the dictionary, and beginnings of names. */
const isRight = (term: Term) =>
  term.measure !== undefined || isHalf(term) || (term.units.length > 1 && synonymsOf(keyOf(term.units)) !== undefined);

/** The units of each word to correct. If a Chinese query was cut into single characters only, it is one misspelt word: 路·油·器. */
function unitsOfWords(terms: readonly Term[]): Unit[][] {
  const units = terms.flatMap((term) => term.units);
  const isCutUp =
    units.length >= shortest && units.every(({ run }) => run.script === "han" && clustersOf(run).length === 1);
  return isCutUp ? [units] : units.map((unit) => [unit]);
}

/** Shortest words that are corrected, in characters. Short Khmer and Chinese words are too near to others: ចាស់ (old) to កាស (headphones). */
const fewestSigns = { latin: 0, khmer: 5, han: 4 } as const;

function typedWord(units: readonly Unit[], right: boolean): TypedWord {
  const [{ run, code }, ...others] = units as [Unit, ...Unit[]];
  const text = units.map((unit) => unit.code?.joined ?? unit.text).join("");
  const keys = nearKeysAsked(text);
  // The word list has no short codes, so it cannot tell whether one exists: `ddr3` is no mistake for `gddr3`.
  const isShortCode = /\d/.test(text) && nearKeys(text).length === 0;
  const known =
    right ||
    keys.length === 0 ||
    isShortCode ||
    /^\d+$/.test(text) ||
    named.has(text) ||
    isCommonWord(text) ||
    isShopWord(text) ||
    (others.length === 0 && clustersOf(run).length < fewestSigns[run.script]);
  return { units, text, code: others.length === 0 ? code : null, keys, known, begun: false, meant: [] };
}
