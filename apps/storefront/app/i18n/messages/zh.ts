// The texts of catalogue pages, in one file.
export { catalog } from "./zh/catalog.ts";
export { core } from "./zh/core.ts";
export { product } from "./zh/product.ts";
export { search } from "./zh/search.ts";
