import { expect, it, vi } from "vitest";
import type { Facets } from "@shop/contract/types";
import { apiOf, siteOf } from "../../../lib/context.ts";
import { loadList, type ListPlace } from "./load-list.ts";

vi.mock("../../../lib/context.ts", () => ({ apiOf: vi.fn(), siteOf: vi.fn() }));

const context = {} as Parameters<typeof loadList>[0];
const facets = { of_services: false, categories: [], brands: [], price: null, promotion: { count: 0 }, attributes: [] };

async function listOf(place: Partial<ListPlace>, inStock: Facets["in_stock"], more = {}) {
  vi.mocked(siteOf).mockReturnValue({ currency: "USD", riel_rate: null } as never);
  vi.mocked(apiOf).mockReturnValue((async () => ({
    ok: true,
    answer: { data: [], page: 1, last_page: 42, total: 1000, facets: { ...facets, in_stock: inStock }, ...more },
  })) as never);
  return loadList(context, new URL("http://shop.example/list"), {
    path: "/list",
    base: { category: null, brands: [] },
    scope: {},
    ...place,
  });
}

it("does not call a number of products the number of all where only a part of them was looked at", async () => {
  const search = { pathOf: (text: string) => `/search/${text}`, scope: { name: "phone" } };
  for (const inStock of [{ count: 900, at_least: true } as const, { count: null }])
    expect(await listOf(search, inStock)).toMatchObject({ total: 1000, atLeast: "1,000+" });
  expect(await listOf(search, { count: 900 })).not.toHaveProperty("atLeast");
  // The number of a long list without text is exact.
  expect(await listOf({}, { count: null })).not.toHaveProperty("atLeast");
  // Unless attributes narrow it.
  expect(await listOf({}, { count: null }, { at_least: true })).toMatchObject({ atLeast: "1,000+" });
});
