import { expect, test } from "vitest";
import { answered } from "./answered.ts";

test.each([
  [404, 404],
  [429, 429],
  [500, 500],
  [503, 503],
  [400, 503],
  [0, 503],
])("a call that was refused with %i makes a page of %i", (status, page) => {
  const refused = { ok: false, status, retryAfter: null, refusal: { code: -1, message: "", data: null, error: "internal" } } as const;
  expect(() => answered(refused as never)).toThrow(expect.objectContaining({ init: { status: page } }));
});
