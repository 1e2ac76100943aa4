// The texts of catalogue pages, in one file.
export { catalog } from "./en/catalog.ts";
export { core } from "./en/core.ts";
export { product } from "./en/product.ts";
export { search } from "./en/search.ts";
