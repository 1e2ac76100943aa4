import { mostBrands } from "@shop/contract/limits";
import { apiOf } from "../../../lib/context.ts";
import { unwrapAnswer, type LoaderContext } from "../../../lib/api/unwrap-answer.ts";
import type { ShownBrand } from "./brand-tile.tsx";

/** All brands of the store. A longer page would help nobody; further brands are found by search. */
export async function loadBrands(context: LoaderContext): Promise<ShownBrand[]> {
  return unwrapAnswer(await apiOf(context)("brands.list", { query: { row_per_page: mostBrands } })).data;
}
