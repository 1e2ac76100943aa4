import { apiOf } from "../../../lib/context.ts";
import { allPages } from "../../../lib/all-pages.ts";
import { answered, type LoaderContext } from "../../../lib/answered.ts";
import type { ShownBrand } from "./brand-tile.tsx";

const perCall = 500;
/** A page with more brands than this helps nobody; they are found by searching. */
const mostCalls = 10;

/** All brands of the store, from as many calls as it takes. */
export const loadBrands = (context: LoaderContext): Promise<ShownBrand[]> =>
  allPages(mostCalls, async (page) => answered(await apiOf(context)("brands.list", { query: { page, row_per_page: perCall } })));
