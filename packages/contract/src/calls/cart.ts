import * as z from "zod";
import { call, id, money, optionalId, page, pagination, prose, storeQuery, whole } from "../define.ts";
import { maxQuantity } from "../limits.ts";

const quantity = whole(1, maxQuantity);

/** A line of the server cart (specification, section 3). */
export const cartLine = z.object({
  cart_id: z.number(),
  product_id: z.number(),
  name: z.string(),
  product_name: z.string(),
  image: z.string(),
  quantity: z.number(),
  price: money.nullable(),
  grand_total: money,
  unit: z.object({ id: z.number(), name: z.string() }),
  variant_name: z.string().nullable(),
  variant_option_id: z.number().nullable(),
  note: z.string().nullable(),
  /** False if the product is no longer sold here or has too few pieces; such a line cannot be checked out. */
  available: z.boolean(),
  /** Pieces available now. */
  stock: z.number(),
  /** The price that the shopper saw when the line was added; absent if it is still the price. */
  seen_price: money.optional(),
  /** The appointment held for a service; absent for everything else. */
  booking: z
    .object({
      id: z.number(),
      state: z.enum(["held", "lost"]),
      freelancer: z.string(),
      starts_at: z.string(),
      /** Set in a quote if the person does not serve the order's address, so that the order would be refused. */
      away: z.literal(true).optional(),
    })
    .optional(),
});
const totals = z.object({
  total: money,
  delivery_fee: money,
  grand_total: money,
  /** The address that the fee is for; null if there is none yet, and so no fee. */
  address_id: z.number().nullable(),
  /** Whether anything in it is delivered; services are not. */
  delivered: z.boolean(),
});

/** The price that the shopper saw, to tell them when it is another; the current one if absent. It is not what they pay. */
export const seenPrice = money.positive().optional();

const addBody = z.object({
  product_id: id,
  quantity,
  variant_option_id: optionalId.optional(),
  unit_id: optionalId.optional(),
  note: prose.max(500).nullish(),
  seen_price: seenPrice,
});

export const cartCalls = {
  "cart.get": call({
    summary: "The cart with its totals; the delivery fee is for the given address, or the default one",
    access: "customer",
    query: storeQuery.extend({ address_id: id.optional() }),
    data: z.array(cartLine),
    beside: totals,
  }),
  "cart.add": call({
    summary: "Adds a product to the cart, to the line of the same product and variant if there is one",
    access: "customer",
    limit: "write",
    query: storeQuery,
    body: addBody,
    data: z.object({ cart_id: z.number(), quantity: z.number() }),
    idempotent: true,
  }),
  "cart.update": call({
    summary: "Changes a line: `quantity` 1 or -1 adds or removes one, `set` is the new quantity",
    access: "customer",
    limit: "write",
    params: z.object({ id }),
    query: storeQuery,
    body: z.union([
      z.object({ quantity: z.union([z.literal(1), z.literal(-1), z.literal("1"), z.literal("-1")]).transform(Number) }),
      z.object({ set: quantity }),
    ]),
    data: z.object({ cart_id: z.number(), quantity: z.number() }),
  }),
  "cart.remove": call({
    summary: "Removes a line",
    access: "customer",
    limit: "write",
    params: z.object({ id }),
    query: storeQuery,
    data: z.null(),
  }),
  "cart.adopt": call({
    summary:
      "Copies a line of a guest's cart into the customer's; repeated with a higher quantity, only the difference is added",
    access: "customer",
    limit: "write",
    query: storeQuery,
    /** `line` is the key that the browser gave the line when it created it; falls back to the `Idempotency-Key`. */
    body: addBody.extend({ line: z.string().min(1).max(100).optional() }),
    /** The cart line's id and quantity; null and 0 if it has left the cart since. */
    data: z.object({ cart_id: z.number().nullable(), quantity: z.number() }),
  }),
  "wishlist.list": call({
    summary: "The wishlist, newest first",
    access: "customer",
    query: storeQuery.extend({ page: page.optional() }),
    data: z.array(
      z.object({
        wishlist_id: z.number(),
        id: z.number(),
        product_id: z.number(),
        quantity: z.number(),
        /** The variant that was added last, which picture and price belong to; null for the product as a whole. */
        variant_option_id: z.number().nullable(),
        variant_name: z.string().nullable(),
        name: z.string(),
        image: z.string(),
        price: money.nullable(),
        promo_price: money.nullable(),
        /** No variant was chosen, and some cost more than `price`. */
        price_from: z.boolean(),
        /** A variant has to be chosen before buying. */
        choice_open: z.boolean(),
        in_stock: z.boolean(),
      }),
    ),
    beside: pagination,
  }),
  "wishlist.add": call({
    summary: "Adds a product to the wishlist; adding it again changes nothing",
    access: "customer",
    limit: "write",
    query: storeQuery,
    body: z.object({ product_id: id, quantity: quantity.optional(), variant_option_id: optionalId.optional() }),
    data: z.object({ wishlist_id: z.number() }),
    idempotent: true,
  }),
  "wishlist.remove": call({
    summary: "Removes a product from the wishlist",
    access: "customer",
    limit: "write",
    params: z.object({ wishlist_id: id }),
    query: storeQuery,
    data: z.null(),
  }),
};
