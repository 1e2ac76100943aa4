import type { Facets } from "@shop/contract/types";

/**
 * A list's filters as its loader hands them on, as one text: as objects they are most of the values
 * that the router looks at, for the page and once more in the browser.
 */
export type FacetText = string & { readonly filters: unique symbol };

export const packFacets = (facets: Facets): FacetText => JSON.stringify(facets) as FacetText;

/** The filters of such a text; null where none were counted. */
export const facetsOf = (packed: FacetText | null): Facets | null => packed && (JSON.parse(packed) as Facets);
