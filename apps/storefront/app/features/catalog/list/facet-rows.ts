import type { Facets } from "@shop/contract/types";

/**
 * A list's filters as its loader hands them on: a line each, values between tabs, as its cards are
 * (`card/card-product.ts`). As objects they are most of the values that the router looks at, for
 * the page and once more in the browser.
 */
export type FacetRows = string & { readonly filters: unique symbol };

const plain = (text: string) => text.replace(/\s+/g, " ");
const row = (...values: (string | number)[]) => values.join("\t");

export function packFacets({ complete, categories, brands, price, in_stock, promotion, attributes }: Facets): FacetRows {
  const rows = [
    row(Number(complete), in_stock, promotion, ...(price ? [price.min, price.max] : [])),
    ...categories.map(({ id, name, count }) => row("category", id, count, plain(name))),
    ...brands.map(({ id, name, count }) => row("brand", id, count, plain(name))),
    ...attributes.flatMap(({ key, label, values }) => [
      row("attribute", plain(key), plain(label)),
      ...values.map(({ value, label: name, count }) => row("value", count, plain(name), ...(value === name ? [] : [plain(value)]))),
    ]),
  ];
  return rows.join("\n") as FacetRows;
}

let last: { packed: FacetRows; facets: Facets } | undefined;

/** The filters in such lines, unpacked once for all that ask for the same one after the other; null where none were counted. */
export function facetsOf(packed: FacetRows | null): Facets | null {
  if (packed === null) return null;
  if (last?.packed !== packed) last = { packed, facets: unpackFacets(packed) };
  return last.facets;
}

export function unpackFacets(packed: FacetRows): Facets {
  const [first, ...rows] = packed.split("\n").map((line) => line.split("\t"));
  const [complete, in_stock, promotion, min, max] = first!.map(Number);
  const facets: Facets = {
    complete: complete === 1,
    categories: [],
    brands: [],
    price: min === undefined || max === undefined ? null : { min, max },
    in_stock: in_stock!,
    promotion: promotion!,
    attributes: [],
  };
  for (const [kind, one = "", two = "", three] of rows) {
    if (kind === "category") facets.categories.push({ id: Number(one), count: Number(two), name: three ?? "" });
    else if (kind === "brand") facets.brands.push({ id: Number(one), count: Number(two), name: three ?? "" });
    else if (kind === "attribute") facets.attributes.push({ key: one, label: two, values: [] });
    else facets.attributes.at(-1)!.values.push({ count: Number(one), label: two, value: three ?? two });
  }
  return facets;
}
