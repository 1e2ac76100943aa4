import { atLeast, atMost } from "./price-patterns.ts";
import { dollars, multiples, riel } from "../../words/numbers/price-words.ts";
import { typedText } from "../../words/typed-text.ts";

const invisible = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
const khmerDigit = /[\u17e0-\u17e9]/g;

/** `m` for million before riel (`1m riel`), which would otherwise be read as metres. */
const millions = new RegExp(String.raw`(?<=\d)\s?m(?=\s?${riel})`, "giu");

/** Normalises a text: one form of each character, Latin digits, single spaces, nothing invisible. */
export function plain(typed: string): string {
  return typedText(typed)
    .normalize("NFKC")
    .replace(invisible, "")
    .replace(khmerDigit, (digit) => String(digit.charCodeAt(0) - 0x17e0))
    .replace(/\s+/g, " ")
    .replace(millions, " million")
    .trim();
}

/** The beginnings of a word that may be half typed: from two letters, or one character of another script. */
const beginningsOf = (words: string) =>
  Array.from(words, (_, length) => words.slice(0, length)).filter(
    (begun) => begun.length > (/[a-z]/.test(words) ? 1 : 0),
  );
const halfOf = (words: readonly string[], after: string) =>
  new RegExp(String.raw`(?<=\d\s?${after})\s?(?:${words.flatMap(beginningsOf).join("|")})$`, "iu");
/** Half a word for a limit at the end: 以 in 500美元以, which may become 以下. */
const halfBound = halfOf([...atMost, ...atLeast], `(?:${dollars}|${riel}|${Object.keys(multiples).join("|")})?`);
const halfCurrencies = ["dollars", "riel", "美元", "美金", "瑞尔", "ដុល្លារ", "រៀល"].map((name) => ({
  name,
  half: halfOf([name], `(?:${Object.keys(multiples).join("|")})?`),
}));

/** Completes a price that is being typed: drops half a word for a limit, and completes half a currency. */
export function whole(typed: string): string {
  const text = typed.replace(halfBound, "");
  const currency = halfCurrencies.find(({ half }) => half.test(text));
  return currency ? text.replace(currency.half, ` ${currency.name}`) : text;
}
