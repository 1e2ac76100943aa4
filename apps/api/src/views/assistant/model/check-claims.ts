import { fold } from "../../../modules/search/public.ts";
import { numbersIn, valuesIn } from "./numbers.ts";
import { topics } from "./topics.ts";

/** Tools that give the store's own rules in its own words: what these name, it has said. */
const ruleTexts: ReadonlySet<string> = new Set(["find_article", "read_policy"]);

/** Fields of results whose numbers mean money, a share or a time; those in names and other texts mean nothing of the kind. */
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

/** A whole number up to this, of nothing that costs or lasts, may count what is shown: `these 3 phones`. */
const mostCounted = 12;

/**
 * Holds a language model to what was looked up. A sentence with a price, a share, a time or
 * another number that no tool found is dropped, and so is one about returns, warranty and the
 * like when no tool was asked about that. A price beside the name of a product must be that
 * product's; one that stands in a product's name or text is none.
 */
export function createClaimCheck(question: string) {
  const asked = new Set<string>();
  const sure = { money: new Set<string>(), share: new Set<string>(), time: new Set<string>() };
  /** Whatever number stood anywhere. */
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

  /** Amounts that may stand in a sentence: those of the one product it names, or all. */
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
    /** Takes in what a tool found. */
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

    /** Whether a sentence says nothing that was not looked up. */
    holds(sentence: string): boolean {
      const isAmount = amountsFor(sentence);
      const touched = topics.filter(({ about }) => about.test(sentence));
      const numbersHold = numbersIn(sentence).every(({ value, kind }) => {
        if (kind === "money") return isAmount(value);
        if (kind === "share") return sure.share.has(value);
        // How long a battery lasts stands in texts of products, how long a warranty does not.
        if (kind === "time") return sure.time.has(value) || (touched.length === 0 && seen.has(value));
        return seen.has(value) || (Number.isInteger(Number(value)) && Number(value) <= mostCounted);
      });
      const isQuestion = /[?？]\s*$/.test(sentence);
      return numbersHold && (isQuestion || touched.every(({ tools }) => tools.some((tool) => asked.has(tool))));
    },
  };
}

/** A sentence as plain text: no marks of Markdown, no addresses, no numbers of a list. */
export function plainSentence(sentence: string): string {
  return sentence
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/(?:https?:\/\/|www\.)\S+/gi, "")
    .replace(/\*\*|__|`/g, "")
    .replace(/^\s*(?:#+|[-*•]|\d+[.)])\s+/, "");
}
