import { cart } from "./cart/cart.ts";
import { compare } from "./compare.ts";
import { recentlyViewed } from "./recently-viewed.ts";
import { session } from "./session.ts";
import { wishlist } from "./wishlist/wishlist.ts";

let started = false;

/** Minimum time between two refreshes. */
const freshFor = 2_000;
let readAt = 0;

/**
 * The page became visible again: reload a customer's cart and wishlist, since another device may
 * have changed them. A guest's live in this browser only.
 */
async function lookAgain(): Promise<void> {
  const isGuest = session.get().status === "guest" && session.last().status === "guest";
  if (document.visibilityState !== "visible" || isGuest || Date.now() - readAt < freshFor) return;
  readAt = Date.now();
  const { status } = await session.load();
  if (status === "customer") await Promise.all([cart.reload(), wishlist.reload()]);
}

/** Starts the stores that add the visitor's own data to a public page. */
export function startState(): void {
  if (started) return;
  started = true;
  compare.start();
  recentlyViewed.start();
  cart.start();
  wishlist.start();
  session.follow();
  void session.load();
  document.addEventListener("visibilitychange", lookAgain);
  window.addEventListener("focus", lookAgain);
}
