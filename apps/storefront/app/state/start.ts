import { cart } from "./cart.ts";
import { compare } from "./compare.ts";
import { recentlyViewed } from "./recently-viewed.ts";
import { session } from "./session.ts";
import { wishlist } from "./wishlist.ts";

let started = false;

/** Fills in what is the visitor's, after the public page is there (design, section 1). */
export function startState(): void {
  if (started) return;
  started = true;
  compare.start();
  recentlyViewed.start();
  cart.start();
  wishlist.start();
  session.follow();
  void session.load();
}
