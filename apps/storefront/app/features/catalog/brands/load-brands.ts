import { apiOf } from "../../../lib/context.ts";
import { allPages } from "../../../lib/api/all-pages.ts";
import { unwrapAnswer, type LoaderContext } from "../../../lib/api/unwrap-answer.ts";
import type { ShownBrand } from "./brand-tile.tsx";

const perCall = 500;
/** A longer page would help nobody; further brands are found by search. */
const mostCalls = 10;

/** All brands of the store, over several calls if necessary. */
export const loadBrands = (context: LoaderContext): Promise<ShownBrand[]> =>
  allPages(mostCalls, async (page) =>
    unwrapAnswer(await apiOf(context)("brands.list", { query: { page, row_per_page: perCall } })),
  );
