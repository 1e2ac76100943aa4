import { expect, it, vi } from "vitest";
import type { ProductCard } from "@shop/contract/types";
import { apiOf } from "../../../lib/context.ts";
import { unpackCards } from "../card/card-product.ts";
import { loadHome } from "./load-home.ts";

vi.mock("../../../lib/context.ts", () => ({ apiOf: vi.fn() }));

const productsOf = (...ids: number[]) =>
  ids.map((id) => ({ id, name: `Tea ${id}`, image: "", variant_option_type: [] }) as unknown as ProductCard);

/** The ids of a home page's rows: promotions, newest, each shelf, services. */
async function rowsOf(home: { promotions?: number[]; newest: number[]; shelves: number[][]; services?: number[] }) {
  const data = {
    promotions: productsOf(...(home.promotions ?? [])),
    newest: productsOf(...home.newest),
    services: productsOf(...(home.services ?? [])),
    shelves: home.shelves.map((ids, at) => ({
      category: { name: `Shelf ${at}`, to: `/category?cat_id=${at}` },
      products: productsOf(...ids),
    })),
    brands: [],
  };
  vi.mocked(apiOf).mockReturnValue((async (call: string) => ({
    ok: true,
    answer: { data: call === "home.get" ? data : [] },
  })) as never);
  const { promotions, newest, services, shelves } = await loadHome({} as Parameters<typeof loadHome>[0]);
  return [promotions, newest, ...shelves.map(({ products }) => products), services].map((rows) =>
    unpackCards(rows).map(({ id }) => id),
  );
}

it("shows the same products in one row only: in a store of one category the newest are also the best-selling", async () => {
  expect(await rowsOf({ newest: [3, 2, 1], shelves: [[1, 2, 3]] })).toEqual([[], [3, 2, 1], [], []]);
  expect(await rowsOf({ newest: [9, 8], shelves: [], services: [8, 9] })).toEqual([[], [9, 8], []]);
  expect(await rowsOf({ promotions: [1, 2], newest: [2, 1], shelves: [] })).toEqual([[1, 2], [], []]);
});

it("keeps a row that has something of its own", async () => {
  expect(await rowsOf({ newest: [3, 2, 1], shelves: [[1, 2, 4], [3]], services: [1] })).toEqual([
    [],
    [3, 2, 1],
    [1, 2, 4],
    [3],
    [1],
  ]);
});
