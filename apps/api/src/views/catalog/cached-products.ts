import type { Context } from "../../platform/context.ts";
import { catalogCache } from "../../platform/changes/catalog-cache.ts";
import { readSoldProducts, type SoldProduct } from "./sold-products.ts";

/** Products in the cache at most, of all stores together; one takes about two kilobytes. */
const maxSize = 8_000;

const products = catalogCache<SoldProduct | undefined>({
  maxSize,
  // Every entry counts as 1 anyway.
  sizeOf: () => 0,
  concerns: (id, { ids }) => !ids || ids.includes(Number(id)),
});

/** As `readSoldProducts`, but from memory for all that were read since they last changed. All others are read in one query. */
export async function cachedProducts(context: Context, ids: readonly number[]): Promise<SoldProduct[]> {
  const wanted: number[] = [];
  let reading: Promise<Map<number, SoldProduct>> | undefined;
  const read = async (id: number) => {
    wanted.push(id);
    // Waits for the end of this turn, when all ids to read are known.
    reading ??= Promise.resolve().then(
      async () => new Map((await readSoldProducts(context, wanted)).map((sold) => [sold.product.id, sold])),
    );
    return (await reading).get(id);
  };
  const all = await Promise.all(ids.map((id) => products(context, String(id), () => read(id))));
  return all.filter((sold) => sold !== undefined);
}
