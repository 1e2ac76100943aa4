import { fold } from "../../../modules/search/public.ts";
import { numbersIn, valuesIn } from "./numbers.ts";
import { topics } from "./topics.ts";

/** Tools that return texts which the store wrote itself. Every number in these may be repeated. */
const ruleTexts: ReadonlySet<string> = new Set(["find_article", "read_policy"]);

/** Fields of results whose numbers are money, a percentage or a duration. Numbers in names and other texts are not taken for any of these. */
const fields: Record<string, "money" | "share" | "time"> = {
  price: "money",
  price_before: "money",
  fee: "money",
  free_from: "money",
  grand_total: "money",
  discount: "share",
  days: "time",
  months: "time",
  warranty_months: "time",
};

/** A whole number up to this is always allowed if it is neither money, a percentage nor a duration: it may count what is shown (`these 3 phones`). */
const mostCounted = 12;

/**
 * Checks the sentences of a language model against what its tools returned. A sentence does not hold
 * - if it has a price, percentage, duration or other number that no tool returned;
 * - if it names one product and the price of another;
 * - if it is about returns, warranty and the like, and no tool for that was called. A question is free of this rule.
 *
 * Numbers in names and descriptions of products do not count as prices.
 */
export function createClaimCheck(question: string) {
  const asked = new Set<string>();
  const sure = { money: new Set<string>(), share: new Set<string>(), time: new Set<string>() };
  /** All numbers of the question and the results. */
  const seen = new Set(valuesIn(question));
  /** Amounts that are not the price of a product. */
  const otherMoney = new Set<string>();
  const prices = new Map<string, Set<string>>();

  function learnFields(value: unknown): void {
    if (Array.isArray(value)) return value.forEach(learnFields);
    if (value === null || typeof value !== "object") return;
    const { name, price, price_before: before } = value as Record<string, unknown>;
    const isProduct = typeof name === "string" && price !== undefined;
    if (isProduct) {
      const own = prices.get(fold(name)) ?? new Set<string>();
      for (const amount of [price, before]) if (typeof amount === "number") own.add(String(amount));
      prices.set(fold(name), own);
    }
    for (const [key, field] of Object.entries(value)) {
      const kind = fields[key];
      if (kind && typeof field === "number") {
        sure[kind].add(String(field));
        if (kind === "money" && !isProduct) otherMoney.add(String(field));
      }
      learnFields(field);
    }
  }

  /** The amounts of money that a sentence may have: all known ones, but no price of other products if it names exactly one. */
  function amountsFor(sentence: string): (value: string) => boolean {
    let text = fold(sentence);
    const named: string[] = [];
    for (const name of [...prices.keys()].sort((a, b) => b.length - a.length)) {
      if (!text.includes(name)) continue;
      named.push(name);
      text = text.replaceAll(name, " ");
    }
    if (named.length !== 1) return (value) => sure.money.has(value);
    const own = prices.get(named[0]!)!;
    return (value) => own.has(value) || otherMoney.has(value);
  }

  return {
    /** Adds what a tool returned. */
    learn(tool: string, data: unknown): void {
      asked.add(tool);
      learnFields(data);
      for (const value of valuesIn(JSON.stringify(data))) {
        seen.add(value);
        if (!ruleTexts.has(tool)) continue;
        for (const kind of Object.values(sure)) kind.add(value);
        otherMoney.add(value);
      }
    },

    /** Whether a sentence may be said. */
    holds(sentence: string): boolean {
      const isAmount = amountsFor(sentence);
      const touched = topics.filter(({ about }) => about.test(sentence));
      const numbersHold = numbersIn(sentence).every(({ value, kind }) => {
        if (kind === "money") return isAmount(value);
        if (kind === "share") return sure.share.has(value);
        // A duration from texts of products, such as battery life, is fine, but not for topics such as the warranty.
        if (kind === "time") return sure.time.has(value) || (touched.length === 0 && seen.has(value));
        return seen.has(value) || (Number.isInteger(Number(value)) && Number(value) <= mostCounted);
      });
      const isQuestion = /[?？]\s*$/.test(sentence);
      return numbersHold && (isQuestion || touched.every(({ tools }) => tools.some((tool) => asked.has(tool))));
    },
  };
}

/** A sentence as plain text, without Markdown, web addresses and list markers. */
export function plainSentence(sentence: string): string {
  return sentence
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/(?:https?:\/\/|www\.)\S+/gi, "")
    .replace(/\*\*|__|`/g, "")
    .replace(/^\s*(?:#+|[-*•]|\d+[.)])\s+/, "");
}
