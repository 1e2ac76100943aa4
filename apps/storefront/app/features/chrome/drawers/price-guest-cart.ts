import type { ProductDetail } from "@shop/contract/types";
import { browserApi } from "../../../lib/browser/browser-api.ts";
import { variantName } from "../../../lib/variant-name.ts";
import { articleKey, articleOf } from "../../../state/cart/article-key.ts";
import { localShelf } from "../../../state/browser.ts";
import { cart, type ShownCart } from "../../../state/cart/cart.ts";
import { sumOf } from "../../../state/cart/cart-line.ts";
import { readGuestCart, writeGuestCart, type GuestLine } from "../../../state/cart/guest-cart.ts";

type Product = Pick<ProductDetail, "id" | "name" | "price" | "promo_price" | "in_stock" | "few_left" | "variants" | "is_service">;

/** What is told of a line: its product and variant, and which of them it is sold as; none of what has gone. */
function toldOf(line: GuestLine, products: readonly Product[]) {
  const product = products.find(({ id }) => id === line.id);
  const variant = product?.variants.find(({ variant_option_id }) => variant_option_id === line.variant_option_id);
  return { product, variant, sold: product?.variants.length ? variant : product };
}

/** A line at what it costs now, in the words of the page; as it was where the product, or the variant, is not told of. */
export function lineNow(line: GuestLine, products: readonly Product[]): GuestLine {
  const { product, variant, sold } = toldOf(line, products);
  return {
    ...line,
    name: product?.name ?? line.name,
    variant_name: variant ? variantName(variant) : line.variant_name,
    price: sold?.promo_price ?? sold?.price ?? line.price,
  };
}

/** Pieces of a line that can be had; null where that is enough for anybody. */
export function piecesOf(line: GuestLine, products: readonly Product[]): number | null {
  const { sold } = toldOf(line, products);
  return sold?.in_stock && sold.price !== null ? sold.few_left : 0;
}

/** What the store says of a guest's cart. */
export interface Told {
  /** Pieces that can be had, by `articleKey`. */
  pieces: ReadonlyMap<string, number | null>;
  /** Ids of the products that are work, which nobody brings. */
  work: ReadonlySet<number>;
}

export const nothingTold: Told = { pieces: new Map(), work: new Set() };

/** A guest's cart with what cannot be had marked, and not counted into the total, and whether any of it is brought: as the server does it for a customer. */
export function asTold(shown: ShownCart, { pieces, work }: Told): ShownCart {
  const lines = shown.lines.map((line) => {
    const stock = pieces.get(articleKey(line.productId, line.variantId)) ?? null;
    return { ...line, stock, available: stock === null || line.quantity <= stock };
  });
  const total = sumOf(lines.filter(({ available }) => available));
  return { ...shown, lines, total, grandTotal: total, deliveryFee: lines.some(({ productId }) => !work.has(productId)) ? "later" : null };
}

/**
 * Prices a guest's lines anew: they were kept with the price of the day they were added, and in the
 * language of that page, and are paid at that of today. Says what else is told of them: nothing where nobody answers.
 */
export async function priceGuestCart(): Promise<Told> {
  const ids = [...new Set(readGuestCart(localShelf).map(({ id }) => id))];
  const result = ids.length > 0 && (await browserApi("products.byIds", { query: { ids: ids.join() } }));
  if (!result || !result.ok) return nothingTold;
  const { data } = result.answer;
  // Read anew: lines may have been changed or moved to the server since.
  const lines = readGuestCart(localShelf);
  writeGuestCart(localShelf, lines.map((line) => lineNow(line, data)));
  await cart.reload();
  return {
    pieces: new Map(lines.map((line) => [articleOf(line), piecesOf(line, data)])),
    work: new Set(data.filter((product) => product.is_service).map(({ id }) => id)),
  };
}
