import { maxQuantity } from "@shop/contract/limits";
import type { BrowserApi } from "../../lib/browser/browser-api.ts";
import { announceRefusals } from "../announce.ts";
import { browserStorage, runExclusively } from "../browser.ts";
import { adoptGuestCart, type Adoption } from "./adopt-guest-cart.ts";
import { articleKey, articleOf } from "./article-key.ts";
import type { ShownLine } from "./cart-line.ts";
import { readGuestCart, removeLine, writeGuestCart } from "./guest-cart.ts";
import type { ServerCartStore } from "./server-cart.ts";

// The pieces that wait in this browser for the customer's cart on the server.

/** Called with whether pieces have arrived. */
type Settle = (arrived: boolean) => void;

/** Of the pieces that wait. */
const waiting: Settle[] = [];
/** Number of moves to the server in progress; each shows its own pieces. */
let moving = 0;
/** Keys of rejected lines. Shared by all moves, because one of them may move the pieces of another. */
const refusedLines = new Set<string | undefined>();

/** Whether the server has rejected a line. One without a key is never sent. */
export const isRefusedLine = (key: string | undefined): boolean => refusedLines.has(key);

/** Pieces wait that are shown already. */
export const keepWaiting = (settle: Settle): void => void waiting.push(settle);

/** No piece waits any more. If they have reached the server, perhaps from another tab, its cart shows them from now on. */
export function stopWaiting(arrived: boolean): void {
  for (const settle of waiting.splice(0)) settle(arrived);
}

/** Shows the pieces that wait in this browser, also after a reload. Not during a move, which shows them already. */
export function showWaiting(cart: ServerCartStore): void {
  if (moving > 0) return;
  stopWaiting(false);
  waiting.push(...readGuestCart(browserStorage).map(cart.expect));
}

/** Moves the stored lines to the server; where that fails they stay stored. True if none remain. */
export async function bringWaiting(api: BrowserApi): Promise<boolean> {
  moving++;
  const { refused, finished } = await adoptGuestCart(api, browserStorage, runExclusively).catch((): Adoption => ({
    refused: [],
    finished: false,
  }));
  moving--;
  for (const { line } of refused) refusedLines.add(line.key);
  void announceRefusals(refused.map(({ line, refusal }) => ({ refusal, name: line.name })));
  if (finished) stopWaiting(true);
  return finished;
}

/** Changes the waiting pieces of a line and returns the part of the change that is left for the server; all of it if none wait. */
export function changeWaiting(cart: ServerCartStore, { productId, variantId }: ShownLine, by: number): number {
  // During a move the pieces belong to the server.
  if (waiting.length === 0 || moving > 0) return by;
  const lines = readGuestCart(browserStorage);
  const at = lines.findIndex((line) => articleOf(line) === articleKey(productId, variantId));
  const line = lines[at];
  if (!line) return by;
  const quantity = line.quantity + by;
  writeGuestCart(
    browserStorage,
    quantity > 0 ? lines.with(at, { ...line, quantity: Math.min(quantity, maxQuantity) }) : removeLine(lines, at),
  );
  showWaiting(cart);
  return Math.min(0, quantity);
}
