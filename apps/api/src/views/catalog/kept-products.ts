import type { Context } from "../../platform/context.ts";
import { keep } from "../../platform/changes/kept.ts";
import { readSoldProducts, type SoldProduct } from "./sold-products.ts";

/** Products of all stores together; one takes some two kilobytes. */
const mostKept = 8_000;

const kept = keep<SoldProduct | undefined>({
  most: mostKept,
  // Each counts as the one that every entry is.
  sizeOf: () => 0,
  concerns: (id, { ids }) => !ids || ids.includes(Number(id)),
});

/** As `readSoldProducts`, from memory as far as they were read since they last changed. What is not is read at once. */
export async function keptProducts(context: Context, ids: readonly number[]): Promise<SoldProduct[]> {
  const wanted: number[] = [];
  let reading: Promise<Map<number, SoldProduct>> | undefined;
  const read = async (id: number) => {
    wanted.push(id);
    // All that are wanted are known when this turn is over.
    reading ??= Promise.resolve().then(async () => new Map((await readSoldProducts(context, wanted)).map((sold) => [sold.product.id, sold])));
    return (await reading).get(id);
  };
  const all = await Promise.all(ids.map((id) => kept(context, String(id), () => read(id))));
  return all.filter((sold) => sold !== undefined);
}
