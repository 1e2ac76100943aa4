import type { Handlers } from "../../platform/handler.ts";
import { removeEntry } from "../../modules/wishlist/public.ts";
import { addToWishlist } from "./add-to-wishlist.ts";
import { showWishlist } from "./show-wishlist.ts";

export const wishlistHandlers = {
  "wishlist.list": (context, { query }) => showWishlist(context, query.page ?? 1),
  "wishlist.add": async (context, { body }) => ({ data: await addToWishlist(context, body) }),
  "wishlist.remove": async ({ database, customer }, { params }) => {
    await removeEntry(database.db, customer, params.wishlist_id);
    return { data: null };
  },
} satisfies Partial<Handlers>;
