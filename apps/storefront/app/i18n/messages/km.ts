// What pages of the catalogue show, in one file.
export { catalog } from "./km/catalog.ts";
export { core } from "./km/core.ts";
export { product } from "./km/product.ts";
export { search } from "./km/search.ts";
