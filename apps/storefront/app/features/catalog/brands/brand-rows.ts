import { placeholderImage } from "../../../lib/constants.ts";
import type { ShownBrand } from "./brand-tile.tsx";

/**
 * Brands in the compact form that the loader returns: one line each, like cards
 * (`card/card-product.ts`). Objects would take twice the space.
 */
export type BrandRows = string & { readonly rows: unique symbol };

const plain = (text: string) => text.replace(/\s+/g, " ");

export function packBrands(brands: readonly ShownBrand[]): BrandRows {
  return brands
    .map(({ id, name, image }) => [id, plain(name), image === placeholderImage ? "" : plain(image)].join("\t"))
    .join("\n") as BrandRows;
}

export function unpackBrands(rows: BrandRows): ShownBrand[] {
  if (rows === "") return [];
  return rows.split("\n").map((row) => {
    const [id, name, image] = row.split("\t") as [string, string, string];
    return { id: Number(id), name, image };
  });
}
