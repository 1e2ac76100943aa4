import type { RelevanceQuery } from "./meanings.ts";
import { numbers, type Numbers } from "../numbers.ts";
import type { BenchProduct } from "./products.ts";

const letters = "abcdefghijklmnopqrstuvwxyz";

/** A typo inside a word: a letter omitted, doubled, replaced or swapped with the next. */
function edit(word: string, next: Numbers): string {
  const at = 1 + next(word.length - 2);
  const other = letters[next(26)]!;
  const ways = [
    word.slice(0, at) + word.slice(at + 1),
    word.slice(0, at) + word[at] + word.slice(at),
    word.slice(0, at) + other + word.slice(at + 1),
    word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2),
  ];
  return ways.map((_, index) => ways[(index + next(4)) % 4]!).find((way) => way !== word) ?? word;
}

const squash = (code: string) => code.toLowerCase().replace(/[^a-z0-9]/g, "");

/** Product codes as people copy and shorten them; each has to find its own product. */
export function codeQueries(products: readonly BenchProduct[], many: number): RelevanceQuery[] {
  const next = numbers(7);
  const coded = products.filter(
    ({ model }) =>
      model && /[a-z]/i.test(model) && /\d/.test(model) && squash(model).length > 4 && !/\s.*\s/.test(model),
  );
  return Array.from({ length: many }, (_, index): RelevanceQuery => {
    const { model, catalogue } = coded[next(coded.length)]!;
    const ways = [
      model!,
      squash(model!),
      model!
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, " ")
        .trim(),
    ];
    return { text: ways[index % 3]!, language: "en", kind: "code", catalogue, means: { code: model! } };
  });
}

/** English queries with one typo in their longest word, with the same meaning. */
export function typoQueries(queries: readonly RelevanceQuery[], many: number): RelevanceQuery[] {
  const next = numbers(11);
  const sources = queries.filter(
    ({ language, kind, text }) => language === "en" && kind === "words" && /[a-z]{5}/.test(text),
  );
  return Array.from({ length: many }, (): RelevanceQuery => {
    const source = sources[next(sources.length)]!;
    return { ...source, text: withTypo(source.text.split(" "), next), kind: "typo" };
  });
}

/** Three words of a product's name, with one typo in the longest of them. Every product whose name has the three is meant. */
export function nameTypoQueries(products: readonly BenchProduct[], many: number): RelevanceQuery[] {
  const next = numbers(17);
  const named = products.flatMap(({ name, catalogue }) => {
    const words = (name.toLowerCase().match(/(?<!\S)[a-z]{3,}(?!\S)/g) ?? []).slice(0, 3);
    return words.length === 3 && words.some(({ length }) => length > 4) ? [{ words, catalogue }] : [];
  });
  const byCatalogue = [...Map.groupBy(named, ({ catalogue }) => catalogue).values()];
  return Array.from({ length: many }, (_, index): RelevanceQuery => {
    const sources = byCatalogue[index % byCatalogue.length]!;
    const { words, catalogue } = sources[next(sources.length)]!;
    const name = new RegExp(words.map((word) => `(?=.*\\b${word})`).join(""), "i");
    return { text: withTypo(words, next), language: "en", kind: "typo", catalogue, means: { name } };
  });
}

/** Words with a typo in the longest of those that are of letters. */
function withTypo(words: readonly string[], next: Numbers): string {
  const longest = words.reduce(
    (best, word, index) => (word.length > words[best]!.length && /^[a-z]+$/.test(word) ? index : best),
    0,
  );
  return words.with(longest, edit(words[longest]!, next)).join(" ");
}

/** Characters that are often confused in Khmer. */
const exchanged = [
  ["េ", "ែ"],
  ["ុ", "ូ"],
  ["ិ", "ី"],
  ["្ត", "្ដ"],
  ["៉", "៊"],
  ["ណ", "ន"],
  ["ឡ", "ល"],
  ["ក", "គ"],
] as const;
/** Characters that are often left out, and an invisible one. */
const leftOut = /[់័៉៊៍៌]/g;
const unseenBlank = "\u200b";

/** All spellings of a Khmer text with one character exchanged, left out, or an invisible one inserted. */
function spellings(text: string): string[] {
  const signs = exchanged.flatMap(([one, other]) => [
    [one, other],
    [other, one],
  ]);
  const others = signs.flatMap(([one, other]) =>
    [...text.matchAll(new RegExp(one!, "g"))].map(
      ({ index }) => text.slice(0, index) + other! + text.slice(index + one!.length),
    ),
  );
  const without = [...text.matchAll(leftOut)].map(({ index }) => text.slice(0, index) + text.slice(index + 1));
  const letters = [...new Intl.Segmenter("km", { granularity: "grapheme" }).segment(text)].slice(1);
  return [
    ...others,
    ...without,
    ...letters.slice(0, 1).map(({ index }) => text.slice(0, index) + unseenBlank + text.slice(index)),
  ];
}

/** Khmer queries in another spelling, with the same meaning. */
export function khmerVariants(queries: readonly RelevanceQuery[], many: number): RelevanceQuery[] {
  const next = numbers(13);
  const sources = queries.filter(
    ({ language, kind, text }) => language === "km" && kind !== "typo" && /[\u1780-\u17b3].*[\u1780-\u17b3]/.test(text),
  );
  return Array.from({ length: many }, (): RelevanceQuery => {
    const source = sources[next(sources.length)]!;
    const ways = spellings(source.text);
    return { ...source, text: ways[next(ways.length)]!, kind: "variant" };
  });
}
