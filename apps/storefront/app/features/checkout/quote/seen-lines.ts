import type { CallData } from "@shop/contract/types";

type Quote = CallData<"checkout.quote">;
type QuoteLine = Quote["lines"][number];

interface SeenLine {
  name: string;
  price: number | null;
  quantity: number;
}

/** A difference between what was shown and the current quote. */
export type LineChange = { name: string } & (
  | { kind: "price"; was: number | null; now: number }
  | { kind: "quantity"; was: number; now: number }
  /** Fewer are left than wanted. */
  | { kind: "short"; wanted: number; left: number }
  /** No longer available. */
  | { kind: "gone" }
  /** Added in the meantime, for example in another window. */
  | { kind: "added" }
);

const keyOf = ({ product_id, variant_option_id }: QuoteLine) => `${product_id}/${variant_option_id ?? 0}`;

/** What a page showed, by product and variant. */
export function seenLines(quote: Quote): Record<string, SeenLine> {
  return Object.fromEntries(
    quote.lines.map((line) => [keyOf(line), { name: line.name, price: line.price, quantity: line.quantity }]),
  );
}

/** Whether a line can be ordered: it is available, and the booked person serves the address. */
export const isOrderable = ({ available, booking }: QuoteLine): boolean => available && !booking?.away;

/** Whether a line would be available in a smaller quantity. */
export const isPartlyAvailable = ({ price, stock, quantity }: QuoteLine): boolean =>
  price !== null && stock > 0 && stock < quantity;

/**
 * Differences between what a page showed and the current quote, including unavailable lines. `seen`
 * comes from the browser, so it may contain anything.
 */
export function changesSince(quote: Quote, seen: string | undefined): LineChange[] {
  const before = readSeen(seen);
  if (!before) return [];
  const now = new Set(quote.lines.map(keyOf));
  const removed = Object.entries(before).flatMap(([key, line]) =>
    !now.has(key) && typeof line?.name === "string" ? [{ name: line.name, kind: "gone" as const }] : [],
  );
  return [...quote.lines.flatMap((line) => changesOf(line, before[keyOf(line)])), ...removed];
}

/** Whether a line's price has changed since the page was opened. */
export const hasOtherPrice = (quote: Quote, opened: string): boolean =>
  changesSince(quote, opened).some(({ kind }) => kind === "price");

function changesOf(line: QuoteLine, was: Partial<SeenLine> | null | undefined): LineChange[] {
  const { name, price, quantity, stock } = line;
  if (!line.available)
    return [isPartlyAvailable(line) ? { name, kind: "short", wanted: quantity, left: stock } : { name, kind: "gone" }];
  if (!was) return [{ name, kind: "added" }];
  const changes: LineChange[] = [];
  if (price !== null && price !== was.price)
    changes.push({ name, kind: "price", was: typeof was.price === "number" ? was.price : null, now: price });
  if (typeof was.quantity === "number" && quantity !== was.quantity)
    changes.push({ name, kind: "quantity", was: was.quantity, now: quantity });
  return changes;
}

function readSeen(seen: string | undefined): Record<string, Partial<SeenLine> | null> | null {
  try {
    const read = JSON.parse(seen ?? "") as unknown;
    return read !== null && typeof read === "object" && !Array.isArray(read)
      ? (read as Record<string, Partial<SeenLine> | null>)
      : null;
  } catch {
    return null;
  }
}
