import { leftOver } from "../left-over.ts";

/** The words for numbers that are added up. */
export const numberWords: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  // Khmer says six as five and one, so 6 to 9 are sums.
  មួយ: 1,
  ពីរ: 2,
  បី: 3,
  បួន: 4,
  ប្រាំ: 5,
  ដប់: 10,
  ម្ភៃ: 20,
  សាមសិប: 30,
  សែសិប: 40,
  ហាសិប: 50,
  ហុកសិប: 60,
  ចិតសិប: 70,
  ប៉ែតសិប: 80,
  កៅសិប: 90,
  零: 0,
  一: 1,
  二: 2,
  两: 2,
  兩: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
};
/** Words that multiply the number before them, or one if there is none. */
export const multiplyingWords: Readonly<Record<string, number>> = {
  hundred: 100,
  thousand: 1e3,
  million: 1e6,
  រយ: 100,
  ពាន់: 1e3,
  ម៉ឺន: 1e4,
  មុឺន: 1e4,
  សែន: 1e5,
  លាន: 1e6,
  十: 10,
  百: 100,
  千: 1e3,
  万: 1e4,
  萬: 1e4,
};

const anyOf = (words: readonly string[]) => words.toSorted((a, b) => b.length - a.length).join("|");
const all = [...Object.keys(numberWords), ...Object.keys(multiplyingWords)];
const [spaced, unspaced] = [true, false].map((isLatin) =>
  anyOf(all.filter((word) => /[a-z]/.test(word) === isLatin)),
) as [string, string];
const word = new RegExp(`${spaced}|${unspaced}`, "giu");
/** Words that form one number. Not after digits, since `5 thousand` is read elsewhere. */
const number = String.raw`(?:(?<![a-z\d])(?<!\d\s)(?:a\s(?=hundred|thousand|million))?(?:${spaced})(?:[\s-](?:${spaced}))*(?![a-z\d])|(?<!\d\s?)(?:${unspaced})+)`;
const oneNumber = new RegExp(number, "giu");
const numbers = new RegExp(String.raw`${number}(?:\s?(?:to|and|-|–|~|ដល់|ទៅ|និង|到|至|和)\s?${number})?`, "giu");

/** In Chinese a last digit after a multiplier counts tenths of that: 一千五 is 1500. */
const tenths = /[百千万萬][二三四五六七八九]$/;
/** Two digits in a row are an estimate, and no one number: 三四百 is three or four hundred. */
const either = /[一二两兩三四五六七八九]{2}/;

function valueOf(words: readonly string[]): number {
  const most = Math.max(...words.map((each) => multiplyingWords[each] ?? 0));
  if (most <= 0) return words.reduce((sum, each) => sum + numberWords[each]!, 0);
  const at = words.findIndex((each) => multiplyingWords[each] === most);
  return (
    (at === 0 ? 1 : valueOf(words.slice(0, at))) * most + (at + 1 === words.length ? 0 : valueOf(words.slice(at + 1)))
  );
}

function inDigits(typed: string): string {
  const words = typed.toLowerCase().match(word)!;
  const isSaid = (/^a\s/i.test(typed) || words.some((each) => (numberWords[each] ?? 0) > 0)) && !either.test(typed);
  if (!isSaid) return typed;
  const value = tenths.test(typed)
    ? valueOf(words.slice(0, -1)) + (numberWords[words.at(-1)!]! * multiplyingWords[words.at(-2)!]!) / 10
    : valueOf(words);
  return ` ${value} `;
}

/** Most numbers of a text that are tried. */
const mostNumbers = 6;

/** For each number or range in words (三百, `two hundred`, ពីររយ), the text with only that one in digits. */
export function withNumbersInDigits(text: string): string[] {
  return [...text.matchAll(numbers)].slice(0, mostNumbers).flatMap(({ 0: said, index }) => {
    const read = said.replace(oneNumber, inDigits);
    return read === said ? [] : [leftOver(text.slice(0, index) + read + text.slice(index + said.length))];
  });
}
