import { apiOf } from "../../../lib/context.ts";
import { answered, type LoaderContext } from "../../../lib/answered.ts";
import type { ShownBrand } from "./brand-tile.tsx";

const perCall = 500;
/** A page with more brands than this helps nobody; they are found by searching. */
const mostCalls = 10;

/** All brands of the store, from as many calls as it takes. */
export async function loadBrands(context: LoaderContext): Promise<ShownBrand[]> {
  const brands: ShownBrand[] = [];
  for (let page = 1; page <= mostCalls; page += 1) {
    const answer = answered(await apiOf(context)("brands.list", { query: { page, row_per_page: perCall } }));
    brands.push(...answer.data);
    if (page >= answer.last_page) break;
  }
  return brands;
}
