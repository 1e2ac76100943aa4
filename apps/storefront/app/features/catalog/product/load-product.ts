import { data } from "react-router";
import type { ProductDetail, SiteInfo } from "@shop/contract/types";
import { apiOf, siteOf } from "../../../lib/context.ts";
import { packProducts, type CardRows } from "../card/card-product.ts";
import { idOf } from "../../../lib/links/id-of.ts";
import { unwrapAnswer, type LoaderContext } from "../../../lib/api/unwrap-answer.ts";

/** A product as its page shows it. */
export interface ShownProduct extends Omit<ProductDetail, "related" | "category_id"> {
  related: CardRows;
  /** The store's fees and times; absent while only the card of the product is known. */
  delivery?: SiteInfo["delivery"];
}

/** Loads a product; 404 if the id is invalid or the store does not sell it. */
export async function loadProduct(context: LoaderContext, id: string): Promise<ShownProduct> {
  const productId = idOf(id);
  if (productId === null) throw data(null, { status: 404 });
  const { category_id: _, ...product } = unwrapAnswer(
    await apiOf(context)("product.get", { params: { product_id: productId } }),
  ).data;
  return { ...product, related: packProducts(product.related), delivery: siteOf(context).delivery };
}
