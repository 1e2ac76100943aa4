import { placeholderImage } from "../../../lib/constants.ts";
import type { ShownBrand } from "./brand-tile.tsx";

/** Brands as a loader hands them on, a line each, as cards are (`card/card-product.ts`): as objects they take twice the room. */
export type BrandRows = string & { readonly rows: unique symbol };

const plain = (text: string) => text.replace(/\s+/g, " ");

export function packBrands(brands: readonly ShownBrand[]): BrandRows {
  return brands.map(({ id, name, image }) => [id, plain(name), image === placeholderImage ? "" : plain(image)].join("\t")).join("\n") as BrandRows;
}

export function unpackBrands(rows: BrandRows): ShownBrand[] {
  if (rows === "") return [];
  return rows.split("\n").map((row) => {
    const [id, name, image] = row.split("\t") as [string, string, string];
    return { id: Number(id), name, image };
  });
}
