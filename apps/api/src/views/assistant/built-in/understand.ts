import { asciiDigits } from "@shop/kit/digits";
import type { ChatMessage, ChatPart } from "@shop/contract/types";
import { toRiel } from "@shop/kit/money";
import type { StoreRef } from "../../../platform/context.ts";
import { readOrderNumber } from "../../../modules/orders/public.ts";
import { fold } from "../../../modules/search/public.ts";
import {
  cheaperWords,
  cheapestWords,
  choiceWords,
  dividers,
  howWords,
  intentPhrases,
  newestWords,
  noise,
  productWords,
  pronouns,
  stockWords,
  weakIntents,
  requestBreak,
  type Intent,
} from "./intents.ts";
import { hasAny, longestIn, phrasesOf, replacing, without, type Phrase } from "./phrases.ts";
import { takePriceRange, type PriceRange } from "./price-range.ts";
import { provinceIn } from "../provinces.ts";

/** What the rules read from a question. */
export interface Understood {
  intent: Intent | null;
  /** The whole of it, folded, and without what is said around names. */
  question: string;
  bare: string;
  /** The part of the question that may name a product; empty if there is none. */
  text: string;
  /** The same, divided between the names of products to compare. */
  texts: string[];
  /** In major units of the store's currency. */
  price: PriceRange;
  sort: "price_asc" | "newest" | undefined;
  /** Whether it only asks for less expensive products than those shown before. */
  cheaper: boolean;
  inStock: boolean;
  /** Whether it asks which colours, sizes or versions there are. */
  choices: boolean;
  /** Whether it asks how something is done. */
  how: boolean;
  province: string | undefined;
  orderNumber: string | undefined;
  serial: string | undefined;
  /** Whether it refers to products shown before. */
  refersBack: boolean;
  /** Ids of the products in the last answer that showed any. */
  shown: number[];
}

const intents = (Object.entries(intentPhrases) as [Intent, readonly string[]][]).map(([intent, texts]) => ({
  intent,
  phrases: phrasesOf(texts),
}));
const phrases = {
  noise: phrasesOf(noise),
  pronouns: phrasesOf(pronouns),
  productWords: phrasesOf(productWords),
  cheaperWords: phrasesOf(cheaperWords),
  cheapestWords: phrasesOf(cheapestWords),
  choiceWords: phrasesOf(choiceWords),
  newestWords: phrasesOf(newestWords),
  stockWords: phrasesOf(stockWords),
  howWords: phrasesOf(howWords),
  dividers: phrasesOf(dividers),
  warranty: phrasesOf(intentPhrases.warranty),
};

/** How many requests of one message are answered. */
const mostRequests = 2;

/** Reads the requests of a message: usually one, and two if it asks for two different things. */
export function requestsIn(
  typed: string,
  previous: readonly ChatMessage[],
  store: Pick<StoreRef, "currency" | "rielRate">,
): Understood[] {
  const parts = typed.split(requestBreak).filter((part) => part.trim() !== "");
  const read = parts.map((part) => understand(part, previous, store)).filter(isRequest);
  const different = read
    .filter(({ intent }, index) => read.findIndex((other) => other.intent === intent) === index)
    .slice(0, mostRequests);
  return different.length > 1 ? different : [understand(typed, previous, store)];
}

/** Whether a part of a message is a request by itself. "I bought a phone" is none, as it only introduces what follows. */
function isRequest({ intent, text, question, sort, inStock, price }: Understood): boolean {
  if (intent !== null) return !weakIntents.has(intent);
  return (
    text !== "" &&
    (/\d/.test(text) ||
      sort !== undefined ||
      inStock ||
      price.min !== undefined ||
      price.max !== undefined ||
      hasAny(question, phrases.productWords))
  );
}

/** Reads one request, in any of the three languages. */
function understand(
  typed: string,
  previous: readonly ChatMessage[],
  store: Pick<StoreRef, "currency" | "rielRate">,
): Understood {
  const question = fold(asciiDigits(typed))
    .replace(/(?<=\d),(?=\d{3}(?!\d))/g, "")
    .replace(/[?!។៕？！，,;；:：“”"«»()（）]+/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  const orderNumber = orderNumberIn(typed);
  const serial = orderNumber === undefined ? serialIn(typed) : undefined;
  const intent = orderNumber !== undefined && !hasAny(question, phrases.warranty) ? "order_status" : intentOf(question);
  const priced = takePriceRange(question);
  const unpriced = priced?.rest ?? question;
  // Only with a model, a reference to what was shown, or nothing else: "full colour camera" does not ask for the colours.
  const choices =
    hasAny(unpriced, phrases.choiceWords) &&
    (/\d/.test(unpriced) ||
      hasAny(question, phrases.pronouns) ||
      without(unpriced, [...phrases.choiceWords, ...phrases.noise]) === "");
  const named = without(choices ? without(unpriced, phrases.choiceWords) : unpriced, intentWords(intent));
  return {
    intent,
    question,
    bare: without(question, phrases.noise),
    text: without(named, phrases.noise),
    texts: divide(unpriced, intent),
    price: priced ? inStoreCurrency(priced.range, priced.inRiel, store) : {},
    sort: hasAny(unpriced, phrases.cheapestWords)
      ? "price_asc"
      : hasAny(unpriced, phrases.newestWords)
        ? "newest"
        : undefined,
    cheaper:
      hasAny(question, phrases.cheaperWords) &&
      without(question, [...phrases.cheaperWords, ...phrases.pronouns, ...phrases.noise]) === "",
    inStock: hasAny(unpriced, phrases.stockWords),
    choices,
    how: hasAny(unpriced, phrases.howWords),
    province: provinceIn(question),
    orderNumber,
    serial,
    refersBack: hasAny(question, phrases.pronouns),
    shown: shownIn(previous),
  };
}

/** The intent with the longest phrase in the question. */
function intentOf(question: string): Intent | null {
  const found = intents
    .map(({ intent, phrases: own }) => ({ intent, length: longestIn(question, own) }))
    .filter(({ length }) => length > 0);
  const strong = found.filter(({ intent }) => !weakIntents.has(intent));
  if (strong.length > 0) return strong.reduce((best, each) => (each.length > best.length ? each : best)).intent;
  // "Hello, do you have …?" is more than a greeting.
  const [weak] = found;
  return weak && without(question, [...intentWords(weak.intent), ...phrases.noise]) === "" ? weak.intent : null;
}

function intentWords(intent: Intent | null): Phrase[] {
  const own = intents.filter((each) => each.intent === intent || weakIntents.has(each.intent));
  return own.flatMap((each) => each.phrases).sort((a, b) => b.length - a.length);
}

/** Divides a text into names, at words such as `and` and `with`. If parts are to fit, the words for that divide it too. */
function divide(text: string, intent: Intent | null): string[] {
  const own = intentWords(intent);
  const parts = replacing(text, intent === "fit" ? [...own, ...phrases.dividers] : phrases.dividers, "\n").split(
    /[\n/]+/,
  );
  return parts.map((part) => without(without(part, own), phrases.noise)).filter(Boolean);
}

function inStoreCurrency(
  { min, max }: PriceRange,
  inRiel: boolean,
  { currency, rielRate }: Pick<StoreRef, "currency" | "rielRate">,
): PriceRange {
  const convert = (amount: number) => {
    if (inRiel && currency === "USD" && rielRate) return Math.round((amount / rielRate) * 100) / 100;
    if (!inRiel && currency === "KHR" && rielRate && amount < 10_000) return toRiel(amount * 100, rielRate);
    return amount;
  };
  return { ...(min !== undefined && { min: convert(min) }), ...(max !== undefined && { max: convert(max) }) };
}

function orderNumberIn(text: string): string | undefined {
  for (const [word] of asciiDigits(text).matchAll(/[A-Za-z0-9][A-Za-z0-9-]{8,40}/g)) {
    const number = readOrderNumber(word);
    if (number) return number;
  }
  return undefined;
}

/** An IMEI, or a serial number that says so: long, with digits, and no model that is sold. */
function serialIn(text: string): string | undefined {
  const digits = asciiDigits(text);
  const imei = /(?<!\d)\d{14,16}(?!\d)/.exec(digits)?.[0];
  const named =
    /(?:serial(?: number)?|imei|s\/n|sn|លេខស៊េរី|序列号)\s*(?:is|:|：|#|គឺ|是|为)?\s*([A-Z0-9][A-Z0-9-]{5,39})/iu.exec(
      digits,
    )?.[1];
  return imei ?? (named && /\d/.test(named) ? named : undefined);
}

function shownIn(previous: readonly ChatMessage[]): number[] {
  for (const { from, parts } of previous.toReversed()) {
    const ids = from === "assistant" ? productsIn(parts) : [];
    if (ids.length > 0) return ids;
  }
  return [];
}

/** The ids of the products that parts of an answer show, in their order. */
export function productsIn(parts: readonly ChatPart[]): number[] {
  return [
    ...new Set(
      parts.flatMap((part) =>
        "products" in part ? part.products.map(({ id }) => id) : "product" in part ? [part.product.id] : [],
      ),
    ),
  ];
}
