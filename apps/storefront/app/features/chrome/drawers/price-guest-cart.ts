import type { ProductDetail } from "@shop/contract/types";
import { browserApi } from "../../../lib/browser-api.ts";
import { articleKey, articleOf } from "../../../state/article-key.ts";
import { localShelf } from "../../../state/browser.ts";
import { cart, type ShownCart } from "../../../state/cart.ts";
import { sumOf } from "../../../state/cart-line.ts";
import { readGuestCart, writeGuestCart, type GuestLine } from "../../../state/guest-cart.ts";

type Told = Pick<ProductDetail, "id" | "price" | "promo_price" | "in_stock" | "few_left" | "variants">;

/** What of the products a line is: the product, or its variant; none where it has gone. */
function soldAs(line: GuestLine, products: readonly Told[]) {
  const product = products.find(({ id }) => id === line.id);
  return product?.variants.length ? product.variants.find(({ variant_option_id }) => variant_option_id === line.variant_option_id) : product;
}

/** What a line costs now; as it was where the product, or the variant, is not told of. */
export function priceNow(line: GuestLine, products: readonly Told[]): number {
  const sold = soldAs(line, products);
  return sold?.promo_price ?? sold?.price ?? line.price;
}

/** Pieces of a line that can be had; null where that is enough for anybody. */
export function piecesOf(line: GuestLine, products: readonly Told[]): number | null {
  const sold = soldAs(line, products);
  return sold?.in_stock && sold.price !== null ? sold.few_left : 0;
}

/** Pieces that can be had, by `articleKey`. */
export type Pieces = ReadonlyMap<string, number | null>;

/** A guest's cart with what cannot be had marked, and not counted into the total: as the server does it for a customer. */
export function withPieces(shown: ShownCart, pieces: Pieces): ShownCart {
  const lines = shown.lines.map((line) => {
    const stock = pieces.get(articleKey(line.productId, line.variantId)) ?? null;
    return { ...line, stock, available: stock === null || line.quantity <= stock };
  });
  const total = sumOf(lines.filter(({ available }) => available));
  return { ...shown, lines, total, grandTotal: total };
}

/**
 * Prices a guest's lines anew: they were kept with the price of the day they were added, and are
 * paid at that of today. Says how many pieces of each can be had; of none where nobody answers.
 */
export async function priceGuestCart(): Promise<Pieces> {
  const ids = [...new Set(readGuestCart(localShelf).map(({ id }) => id))];
  const result = ids.length > 0 && (await browserApi("products.byIds", { query: { ids: ids.join() } }));
  if (!result || !result.ok) return new Map();
  const { data } = result.answer;
  // Read anew: lines may have been changed or moved to the server since.
  const lines = readGuestCart(localShelf);
  writeGuestCart(localShelf, lines.map((line) => ({ ...line, price: priceNow(line, data) })));
  await cart.reload();
  return new Map(lines.map((line) => [articleOf(line), piecesOf(line, data)]));
}
