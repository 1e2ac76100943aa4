import { isRouteErrorResponse } from "react-router";
import type { MessageKey } from "../../../../i18n/messages.ts";
import { isUnanswered } from "../../../../lib/browser/unanswered.ts";
import { seenCard } from "../../card/seen-cards.ts";
import type { CardProduct } from "../../card/card-product.ts";
import type { ShownProduct } from "../load-product.ts";

/** A product page that shows what the card said while the rest is loading. */
interface FirstLook extends ShownProduct {
  /** Whether there are options, which are part of the rest. */
  varied: boolean;
  /** The complete product. */
  rest: Promise<ShownProduct>;
  /** Why the complete product could not be loaded; null while it is loading. */
  failed: MessageKey | null;
}

const lookOf = (card: CardProduct, rest: Promise<ShownProduct>): FirstLook => ({
  ...card,
  images: [card.image],
  brand_id: null,
  model: null,
  gtin: null,
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
  related_list: "",
  rest,
  failed: null,
});

export const isFirstLook = (product: ShownProduct): product is FirstLook => "rest" in product;
export const isLoading = (product: ShownProduct): product is FirstLook =>
  isFirstLook(product) && product.failed === null;

/** The look stays if trying again may help; a product that is gone gets its 404 page. */
function keepLook(look: FirstLook, error: unknown): FirstLook {
  if (isRouteErrorResponse(error) && error.status < 500) throw error;
  return { ...look, failed: isUnanswered(error) ? "core.broken" : "core.error_text" };
}

let wanted: FirstLook | undefined;

/** Marks a first look as shown: the next load of this product returns the complete product, or says why it cannot. */
export const requestFullProduct = (look: FirstLook): void => void (wanted = look);

/**
 * Loads a product for a client-side navigation. If a card of it was shown, returns a first look
 * made from the card at once, so that nobody waits for the network; otherwise the complete product.
 */
export async function lookAtProduct(id: number | null, load: () => Promise<ShownProduct>): Promise<ShownProduct> {
  const look = wanted;
  wanted = undefined;
  if (look && look.id === id) return look.rest.catch((error: unknown) => keepLook(look, error));
  const card = id === null ? undefined : seenCard(id);
  const loading = load();
  if (!card) return loading;
  // Avoids an unhandled rejection; the error is reported when the complete product is requested.
  loading.catch(() => undefined);
  return lookOf(card, loading);
}
