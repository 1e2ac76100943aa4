import fc from "fast-check";
import { expect, it } from "vitest";
import type { Facets } from "@shop/contract/types";
import { packFacets, unpackFacets } from "./facet-rows.ts";

const text = fc.string({ unit: "grapheme" }).map((value) => value.replace(/\s+/g, " "));
const count = fc.nat();
const named = fc.record({ id: fc.integer({ min: 1 }), name: text, count });
const money = fc.nat().map((cents) => cents / 100);
const facets: fc.Arbitrary<Facets> = fc.record({
  complete: fc.boolean(),
  categories: fc.array(named),
  brands: fc.array(named),
  price: fc.option(fc.record({ min: money, max: money })),
  in_stock: count,
  promotion: count,
  attributes: fc.array(fc.record({ key: text, label: text, values: fc.array(fc.record({ value: text, label: text, count })) })),
});

it("hands filters on as they are", () => {
  fc.assert(
    fc.property(facets, (given) => {
      expect(unpackFacets(packFacets(given))).toEqual(given);
    }),
  );
});
