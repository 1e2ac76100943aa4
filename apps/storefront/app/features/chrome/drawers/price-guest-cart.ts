import type { ProductDetail } from "@shop/contract/types";
import { browserApi } from "../../../lib/browser/browser-api.ts";
import { variantName } from "../../../lib/catalog/variant-name.ts";
import { articleKey, articleOf } from "../../../state/cart/article-key.ts";
import { browserStorage } from "../../../state/browser.ts";
import { cart, type ShownCart } from "../../../state/cart/cart.ts";
import { sumOf } from "../../../state/cart/cart-line.ts";
import { readGuestCart, writeGuestCart, type GuestLine } from "../../../state/cart/guest-cart.ts";

type Product = Pick<
  ProductDetail,
  "id" | "name" | "price" | "promo_price" | "in_stock" | "few_left" | "variants" | "is_service"
>;

/** The current product and variant of a line, and which of the two sets its price; undefined if it is gone. */
function findSold(line: GuestLine, products: readonly Product[]) {
  const product = products.find(({ id }) => id === line.id);
  const variant = product?.variants.find(({ variant_option_id }) => variant_option_id === line.variant_option_id);
  return { product, variant, sold: product?.variants.length ? variant : product };
}

/** A line with current price, and the one when it was added if that was another, and translated name; unchanged if the product or variant is unknown. */
export function lineNow(line: GuestLine, products: readonly Product[]): GuestLine {
  const { product, variant, sold } = findSold(line, products);
  const price = sold?.promo_price ?? sold?.price ?? line.price;
  const { was = line.price, ...rest } = line;
  return {
    ...rest,
    name: product?.name ?? line.name,
    variant_name: variant ? variantName(variant) : line.variant_name,
    price,
    ...(was !== price && { was }),
  };
}

/** Available pieces for a line; null if there are plenty. */
export function piecesOf(line: GuestLine, products: readonly Product[]): number | null {
  const { sold } = findSold(line, products);
  return sold?.in_stock && sold.price !== null ? sold.few_left : 0;
}

/** What the store knows about a guest's cart. */
interface StockInfo {
  /** Available pieces by `articleKey`. */
  pieces: ReadonlyMap<string, number | null>;
  /** Ids of products that are services, which are not delivered. */
  work: ReadonlySet<number>;
}

export const noStockInfo: StockInfo = { pieces: new Map(), work: new Set() };

/**
 * Applies that to a guest's cart, as the server does for a customer's: marks unavailable lines,
 * excludes them from the total, and finds out whether anything is delivered.
 */
export function withStockInfo(shown: ShownCart, { pieces, work }: StockInfo): ShownCart {
  const lines = shown.lines.map((line) => {
    const stock = pieces.get(articleKey(line.productId, line.variantId)) ?? null;
    return { ...line, stock, available: stock === null || line.quantity <= stock };
  });
  const total = sumOf(lines.filter(({ available }) => available));
  return {
    ...shown,
    lines,
    total,
    grandTotal: total,
    deliveryFee: lines.some(({ productId }) => !work.has(productId)) ? "later" : null,
  };
}

/**
 * Updates a guest's stored lines, which have the price of the day and the language of the page where
 * they were added, to current prices and names. Returns what else is known; nothing if the request fails.
 */
export async function priceGuestCart(): Promise<StockInfo> {
  const ids = [...new Set(readGuestCart(browserStorage).map(({ id }) => id))];
  const result = ids.length > 0 && (await browserApi("products.byIds", { query: { ids: ids.join() } }));
  if (!result || !result.ok) return noStockInfo;
  const { data } = result.answer;
  // Read again: lines may have been changed or moved in the meantime.
  const lines = readGuestCart(browserStorage);
  writeGuestCart(
    browserStorage,
    lines.map((line) => lineNow(line, data)),
  );
  await cart.reload();
  return {
    pieces: new Map(lines.map((line) => [articleOf(line), piecesOf(line, data)])),
    work: new Set(data.filter((product) => product.is_service).map(({ id }) => id)),
  };
}
