import type { Facets } from "@shop/contract/types";

/**
 * A list's filters as one JSON string, as the loader returns them. As objects they would be most of
 * the values that the router processes, on the server and again in the browser.
 */
export type FacetText = string & { readonly filters: unique symbol };

export const packFacets = (facets: Facets): FacetText => JSON.stringify(facets) as FacetText;

/** The last parsed filters, since several parts of a list use the same ones. */
let last: { packed: FacetText; facets: Facets } | undefined;

/** Parses the filters; null if none were counted. */
export function facetsOf(packed: FacetText | null): Facets | null {
  if (packed === null) return null;
  if (last?.packed !== packed) last = { packed, facets: JSON.parse(packed) as Facets };
  return last.facets;
}
