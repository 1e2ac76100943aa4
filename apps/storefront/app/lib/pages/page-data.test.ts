import { expect, it } from "vitest";
import { UNSAFE_decodeViaTurboStream as decode } from "react-router";
import { handingOver, handoffOf, inScript } from "./page-data.ts";

/** The data as a browser parses it. */
async function asRead(handoff: string): Promise<unknown> {
  let handed = "";
  const window = {
    __reactRouterContext: { streamController: { enqueue: (text: string) => (handed += text), close: () => undefined } },
  };
  new Function("window", "document", handingOver)(window, { currentScript: { previousSibling: { text: handoff } } });
  const { value } = await decode(new Blob([handed]).stream() as never, globalThis as never);
  return value;
}

const shared = { long: `"${"'\\<\t".repeat(80)}`, name: "ខ្មែរ </script><!-- & 中文 \u2028", none: undefined };
const data = {
  loaderData: {
    root: { site: shared, list: [1, 1.5, -2, 0, "", "1", true, false, null, shared, [], {}] },
    "routes/language": null,
    "routes/catalog/phone": { site: shared, again: "1", prices: [0, 1, 0] },
  },
  actionData: null,
  errors: null,
};

it("is parsed by the router to the same data", async () => {
  const handoff = handoffOf(data)!;
  expect(await asRead(handoff)).toEqual(data);
  expect(handoff).not.toMatch(/[<>&\u2028]/);
});

it("hands over what the router serialized unchanged", async () => {
  const handoff = inScript('[{"_1":2},"a","</script>\\n& \u2028"]\n');
  expect(await asRead(handoff)).toEqual({ a: "</script>\n& \u2028" });
  expect(handoff).not.toMatch(/[<>&\u2028]/);
});

it("leaves anything but plain data to the router", () => {
  class Own {}
  for (const value of [
    new Date(),
    Promise.resolve(1),
    1n,
    Symbol.for("a"),
    () => 1,
    new Map(),
    new Set(),
    new Own(),
    NaN,
    Infinity,
    -0,
    Object.create(null),
    new Error("a"),
  ]) {
    expect(handoffOf({ loaderData: { root: [value] } })).toBeNull();
  }
});
