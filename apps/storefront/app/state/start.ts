import { cart } from "./cart/cart.ts";
import { compare } from "./compare.ts";
import { recentlyViewed } from "./recently-viewed.ts";
import { session } from "./session.ts";
import { wishlist } from "./wishlist/wishlist.ts";

let started = false;

/** Least time between two readings of what another browser may have changed. */
const freshFor = 2_000;
let readAt = 0;

/**
 * The page is looked at again: a customer's cart and wishlist are read anew, for the phone may
 * have changed what the desktop shows. Of a guest there is nothing elsewhere to read.
 */
async function lookAgain(): Promise<void> {
  const isGuest = session.get().status === "guest" && session.last().status === "guest";
  if (document.visibilityState !== "visible" || isGuest || Date.now() - readAt < freshFor) return;
  readAt = Date.now();
  const { status } = await session.load();
  if (status === "customer") await Promise.all([cart.reload(), wishlist.reload()]);
}

/** Fills in what is the visitor's, after the public page is there. */
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
