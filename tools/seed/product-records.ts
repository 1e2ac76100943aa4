import { drawProduct } from "@shop/demo/draw";
import { pick } from "@shop/demo/hash";
import type { DemoDrawing, DemoProduct, DemoStore } from "@shop/demo/types";
import type { ProductRecord } from "@shop/api/modules/catalog/public";
import { dayMs } from "@shop/kit/durations";
import type { Pictures } from "./pictures.ts";

/** A product of the demo as a record for the catalogue, with its pictures drawn. */
export async function productRecord(product: DemoProduct, pictures: Pictures, now: Date): Promise<ProductRecord> {
  const draw = (drawing: DemoDrawing) => pictures.add(drawing.kind, drawing, () => drawProduct(drawing));
  const daysFromNow = (days: number) => new Date(now.getTime() + days * dayMs);
  const variants = await Promise.all(
    (product.variants ?? []).map(async (variant, index) => ({
      id: variant.id,
      sku: `${product.sku}-${index + 1}`,
      options: variant.options,
      price: variant.price,
      promoPrice: variant.promoPrice,
      stock: variant.stock,
      image: await draw({ ...product.drawing, color: variant.color ?? product.drawing.color }),
    })),
  );
  const images = new Set([await draw(product.drawing), ...variants.map(({ image }) => image)]);
  return {
    id: product.id,
    sku: product.sku,
    category: product.subcategory,
    brand: product.brand,
    model: product.model,
    name: product.name,
    description: product.description,
    images: [...images],
    specs: product.specs,
    price: product.price,
    promoPrice: product.promoPrice,
    promoEndsAt: product.promoDays === undefined ? undefined : daysFromNow(product.promoDays),
    stock: product.stock,
    optionGroups: product.optionGroups ?? [],
    variants,
    warrantyMonths: product.warrantyMonths,
    popularity: product.popularity,
    createdAt: daysFromNow(-product.ageDays),
  };
}

/** Whether a store sells a product: by categories, brands, and the share of them that it sells. */
export function isInAssortment({ code, assortment }: DemoStore, product: DemoProduct, category: string): boolean {
  const { categories, share, brands } = assortment;
  if (!categories.includes(category)) return false;
  if (brands && !brands.includes(product.brand)) return false;
  return pick(`${code} ${product.sku}`, 1, 100) <= share * 100;
}
