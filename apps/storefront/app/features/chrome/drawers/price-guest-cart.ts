import type { ProductDetail } from "@shop/contract/types";
import { browserApi } from "../../../lib/browser-api.ts";
import { localShelf } from "../../../state/browser.ts";
import { cart } from "../../../state/cart.ts";
import { readGuestCart, writeGuestCart, type GuestLine } from "../../../state/guest-cart.ts";

type Priced = Pick<ProductDetail, "id" | "price" | "promo_price" | "variants">;

/** What a line costs now; as it was where the product, or the variant, is not told of. */
export function priceNow(line: GuestLine, products: readonly Priced[]): number {
  const product = products.find(({ id }) => id === line.id);
  const sold = product?.variants.length ? product.variants.find(({ variant_option_id }) => variant_option_id === line.variant_option_id) : product;
  return sold?.promo_price ?? sold?.price ?? line.price;
}

/** Prices a guest's lines anew: they were kept with the price of the day they were added, and are paid at that of today. */
export async function priceGuestCart(): Promise<void> {
  const ids = [...new Set(readGuestCart(localShelf).map(({ id }) => id))];
  if (ids.length === 0) return;
  const result = await browserApi("products.byIds", { query: { ids: ids.join() } });
  if (!result.ok) return;
  const { data } = result.answer;
  // Read anew: lines may have been changed or moved to the server since.
  writeGuestCart(localShelf, readGuestCart(localShelf).map((line) => ({ ...line, price: priceNow(line, data) })));
  await cart.reload();
}
