// The texts of catalogue pages, in one file.
export { catalog } from "./km/catalog.ts";
export { core } from "./km/core.ts";
export { product } from "./km/product.ts";
export { search } from "./km/search.ts";
