import { fold } from "../../../modules/search/public.ts";

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Khmer phrases, and Chinese ones of one or two signs, are as often parts of other words. */
const isPartial = (text: string) => /[\u1780-\u17d3]/.test(text) || /^\p{Script=Han}{1,2}$/u.test(text);
const unspaced = new Intl.Segmenter("km", { granularity: "word" });

export interface Phrase {
  /** Signs that it has, to tell the longest. */
  length: number;
  pattern: RegExp;
  /** Counts only where it stands between words: វា is no part of វាំងនន, 能 none of 智能. */
  bounded: boolean;
}

/** A folded phrase as a pattern: Latin words stand alone, Khmer and Chinese ones need no spaces around. */
function phraseOf(text: string): Phrase {
  const folded = fold(text);
  const source = escape(folded).replace(/ +/g, "\\s+");
  const alone = /[a-z]/.test(folded) ? `(?<![a-z0-9])${source}(?![a-z0-9])` : source;
  return { length: [...folded].length, pattern: new RegExp(alone, "g"), bounded: isPartial(folded) };
}

/** Phrases ready to be looked for, the longest first. */
export const phrasesOf = (texts: readonly string[]): Phrase[] => texts.map(phraseOf).sort((a, b) => b.length - a.length);

/** Whether a folded text has one of the phrases. */
export const hasAny = (folded: string, phrases: readonly Phrase[]): boolean => phrases.some(({ pattern }) => folded.search(pattern) !== -1);

/** Length of the longest phrase that a folded text has; 0 for none. */
export const longestIn = (folded: string, phrases: readonly Phrase[]): number => phrases.find(({ pattern }) => folded.search(pattern) !== -1)?.length ?? 0;

/** Places of a text between which words stand, whatever their script. */
function wordBounds(text: string): Set<number> {
  return new Set([...unspaced.segment(text)].map(({ index }) => index).concat(text.length));
}

/** A folded text with the phrases replaced, the longest first. */
export function replacing(folded: string, phrases: readonly Phrase[], by: string): string {
  return phrases.reduce((text, { pattern, bounded }) => {
    if (!bounded) return text.replace(pattern, by);
    if (text.search(pattern) === -1) return text;
    const bounds = wordBounds(text);
    return text.replace(pattern, (found: string, at: number) => (bounds.has(at) && bounds.has(at + found.length) ? by : found));
  }, folded);
}

/** A folded text without the phrases. */
export const without = (folded: string, phrases: readonly Phrase[]): string => replacing(folded, phrases, " ").replace(/\s+/g, " ").trim();
