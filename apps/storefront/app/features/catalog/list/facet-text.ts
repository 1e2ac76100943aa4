import type { Facets } from "@shop/contract/types";

/**
 * A list's filters as its loader hands them on, as one text: as objects they are most of the values
 * that the router looks at, for the page and once more in the browser.
 */
export type FacetText = string & { readonly filters: unique symbol };

export const packFacets = (facets: Facets): FacetText => JSON.stringify(facets) as FacetText;

/** What was read last: the parts of a list each ask for the same filters. */
let last: { packed: FacetText; facets: Facets } | undefined;

/** The filters of such a text; null where none were counted. */
export function facetsOf(packed: FacetText | null): Facets | null {
  if (packed === null) return null;
  if (last?.packed !== packed) last = { packed, facets: JSON.parse(packed) as Facets };
  return last.facets;
}
