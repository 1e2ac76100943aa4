import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { memoryStorage } from "../testing/memory-storage.ts";
import {
  addLine,
  changeQuantity,
  readGuestCart,
  removeLine,
  repairGuestCart,
  writeGuestCart,
  type GuestLine,
} from "./guest-cart.ts";

const lamp: GuestLine = {
  id: 7,
  name: "Lamp",
  image: "/media/lamp.svg",
  price: 12.5,
  quantity: 1,
  variant_name: null,
  variant_option_id: null,
};
const red: GuestLine = { ...lamp, id: 8, name: "Phone", variant_name: "Red", variant_option_id: 81 };
const blue: GuestLine = { ...red, variant_name: "Blue", variant_option_id: 82 };

describe("adding (specification, section 4)", () => {
  test("a product already there increases its quantity; otherwise a line is appended", () => {
    const lines = addLine(addLine(addLine([], lamp), red), { ...lamp, quantity: 2 });
    expect(lines.map(({ id, quantity }) => [id, quantity])).toEqual([
      [7, 3],
      [8, 1],
    ]);
  });

  test("another variant is another line", () => {
    expect(addLine([red], blue).map((line) => line.variant_option_id)).toEqual([81, 82]);
  });

  test("a line has a key from the start and keeps it, so that the server recognizes it", () => {
    const [made] = addLine([], lamp);
    expect(made!.key).toMatch(/^[0-9a-f]{32}$/);
    expect(addLine([made!], lamp)).toEqual([{ ...lamp, quantity: 2, key: made!.key }]);
    expect(changeQuantity([made!], 0, 1)[0]).toEqual({ ...lamp, quantity: 2, key: made!.key });
  });
});

describe("quantities (specification, section 5)", () => {
  test("decrease is blocked at 1", () => {
    expect(changeQuantity([lamp], 0, -1)).toEqual([lamp]);
    expect(changeQuantity([{ ...lamp, quantity: 2 }], 0, -1)[0]?.quantity).toBe(1);
  });

  test("changes apply only for a valid line index", () => {
    for (const index of [-1, 1, 0.5, Number.NaN]) {
      expect(changeQuantity([lamp], index, 1)).toEqual([lamp]);
      expect(removeLine([lamp], index)).toEqual([lamp]);
    }
    expect(changeQuantity([lamp], 0, 1)[0]?.quantity).toBe(2);
    expect(removeLine([lamp, red], 0)).toEqual([red]);
  });

  test("no line holds more than 999 pieces", () => {
    expect(changeQuantity([{ ...lamp, quantity: 999 }], 0, 1)[0]?.quantity).toBe(999);
    expect(addLine([{ ...lamp, quantity: 998 }], { ...lamp, quantity: 9 })[0]?.quantity).toBe(999);
  });
});

describe("storage (specification, section 9: key cart)", () => {
  test("what is written is read again", () => {
    const storage = memoryStorage();
    writeGuestCart(storage, [lamp, red]);
    expect(storage.get("cart")).not.toBeNull();
    expect(readGuestCart(storage)).toEqual([lamp, red]);
  });

  test("a damaged line is skipped, the others stay; ids as strings are accepted", () => {
    const storage = memoryStorage({
      cart: JSON.stringify([
        null,
        3,
        { id: "x" },
        { ...lamp, id: { toString: 0 } },
        { ...lamp, quantity: -1 },
        { ...red, id: "8", variant_option_id: "81", price: "9" },
        { ...lamp, quantity: 0.4 },
      ]),
    });
    expect(readGuestCart(storage)).toEqual([{ ...red, price: 9 }]);
  });

  test("a damaged, outdated or too long cart is repaired in storage; a valid one is left alone", () => {
    const huge = Array.from({ length: 5000 }, (_, index) => ({
      ...lamp,
      id: index + 1,
      name: "x".repeat(10_000),
      image: "y".repeat(10_000),
    }));
    for (const [kept, count] of [
      ["{", 0],
      ['{"items":[]}', 0],
      [JSON.stringify([{ ...lamp, key: "ខ្មែរ" }, null]), 1],
      [JSON.stringify(huge), 100],
    ] as const) {
      const storage = memoryStorage({ cart: kept });
      repairGuestCart(storage);
      const repaired = storage.get("cart")!;
      expect(JSON.parse(repaired)).toHaveLength(count);
      expect(repaired.length).toBeLessThan(100_000);
      repairGuestCart(storage);
      expect(storage.get("cart")).toBe(repaired);
    }
    const twice = memoryStorage({
      cart: JSON.stringify([lamp, { ...red, key: "0".repeat(32) }, { ...blue, key: "0".repeat(32) }]),
    });
    repairGuestCart(twice);
    expect(new Set(readGuestCart(twice).map(({ key }) => key)).size).toBe(3);
    const none = memoryStorage();
    repairGuestCart(none);
    expect(none.get("cart")).toBeNull();
  });

  test("reading gives valid lines, whatever is stored", () => {
    const number = fc.oneof(fc.integer({ min: -2, max: 2000 }), fc.double(), fc.string(), fc.constant(null));
    const lines = fc.array(
      fc.record({
        ...Object.fromEntries(
          Object.entries(lamp).map(([key, value]) => [
            key,
            fc.oneof({ arbitrary: fc.constant(value), weight: 9 }, fc.jsonValue()),
          ]),
        ),
        id: number,
        quantity: number,
      }),
    );
    let read = 0;
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          lines.map((kept) => JSON.stringify(kept)),
        ),
        (kept) => {
          for (const line of readGuestCart(memoryStorage({ cart: kept }))) {
            read++;
            expect(
              Number.isSafeInteger(line.id) &&
                line.id > 0 &&
                Number.isSafeInteger(line.quantity) &&
                line.quantity >= 1 &&
                line.quantity <= 999,
              JSON.stringify(line),
            ).toBe(true);
          }
        },
      ),
      { numRuns: 1000 },
    );
    expect(read).toBeGreaterThan(20);
  });
});
