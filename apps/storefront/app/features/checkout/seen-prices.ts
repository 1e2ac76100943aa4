import type { CallData } from "@shop/contract/types";

type Quote = CallData<"checkout.quote">;

export interface SeenLine {
  name: string;
  price: number | null;
  quantity: number;
}

export interface PriceChange {
  name: string;
  was: number | null;
  /** Null: no longer to be had. */
  now: number | null;
}

/** What a page showed, by product and variant. */
export function pricesOf(quote: Quote): Record<string, SeenLine> {
  return Object.fromEntries(
    quote.lines.map(({ product_id, variant_option_id, name, price, quantity }) => [`${product_id}/${variant_option_id ?? 0}`, { name, price, quantity }]),
  );
}

/** What is different now from what a page showed; `seen` comes back from the browser, so it may be anything. */
export function changesSince(quote: Quote, seen: string | undefined): PriceChange[] {
  let before: Record<string, Partial<SeenLine> | null>;
  try {
    before = JSON.parse(seen ?? "{}") as typeof before;
  } catch {
    return [];
  }
  const now = pricesOf(quote);
  return Object.entries(before ?? {}).flatMap(([key, line]) => {
    if (!line || typeof line.name !== "string") return [];
    const was = typeof line.price === "number" ? line.price : null;
    const current = now[key];
    return current && current.price === was ? [] : [{ name: line.name, was, now: current?.price ?? null }];
  });
}
