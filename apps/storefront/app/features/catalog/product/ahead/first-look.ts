import { seenCard } from "../../card/seen-cards.ts";
import type { CardProduct } from "../../card/card-product.ts";
import type { ShownProduct } from "../load-product.ts";

/** A product as its page is shown while the rest of it is on its way: what its card said. */
export interface FirstLook extends ShownProduct {
  /** Whether there are options to choose from, which come with the rest. */
  varied: boolean;
  /** The whole product. */
  rest: Promise<ShownProduct>;
}

const lookOf = (card: CardProduct, rest: Promise<ShownProduct>): FirstLook => ({
  ...card,
  images: [card.image],
  brand_id: null,
  model: null,
  sku: "",
  description: "",
  specs: [],
  promo_ends_at: null,
  variant_option_type: [],
  variant_option_id: null,
  variants: [],
  few_left: null,
  breadcrumb: [],
  warranty_months: 0,
  is_service: false,
  related: "" as ShownProduct["related"],
  rest,
});

export const isFirstLook = (product: ShownProduct): product is FirstLook => "rest" in product;

let wanted: FirstLook | undefined;

/** Says that the page of a first look is there: the next loading of this product gives all of it. */
export const wantWhole = (look: FirstLook): void => void (wanted = look);

/**
 * The product for a page that is come to by a tap: at once what its card said, so that nobody waits
 * for the network to see what was tapped; all of it where no card of it was seen.
 */
export async function lookAtProduct(id: number | null, load: () => Promise<ShownProduct>): Promise<ShownProduct> {
  const look = wanted;
  wanted = undefined;
  if (look && look.id === id) return look.rest;
  const card = id === null ? undefined : seenCard(id);
  const whole = load();
  if (!card) return whole;
  // What goes wrong is told to those who ask for the whole.
  whole.catch(() => undefined);
  return lookOf(card, whole);
}
