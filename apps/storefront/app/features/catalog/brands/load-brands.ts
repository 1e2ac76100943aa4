import { apiOf } from "../../../lib/context.ts";
import { allPages } from "../../../lib/all-pages.ts";
import { answered, type LoaderContext } from "../../../lib/answered.ts";
import type { ShownBrand } from "./brand-tile.tsx";

const perCall = 500;
/** A longer page would help nobody; further brands are found by search. */
const mostCalls = 10;

/** All brands of the store, over several calls if necessary. */
export const loadBrands = (context: LoaderContext): Promise<ShownBrand[]> =>
  allPages(mostCalls, async (page) => answered(await apiOf(context)("brands.list", { query: { page, row_per_page: perCall } })));
