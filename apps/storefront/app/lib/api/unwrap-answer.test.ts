import { expect, test } from "vitest";
import { unwrapAnswer } from "./unwrap-answer.ts";

test.each([
  [404, 404, null, {}],
  [429, 429, 7, { "retry-after": "7" }],
  [500, 500, null, {}],
  [503, 503, 2, { "retry-after": "2" }],
  [400, 503, null, {}],
  [0, 503, null, {}],
])("a call that was refused with %i makes a page of %i", (status, page, retryAfter, headers) => {
  const refused = {
    ok: false,
    status,
    retryAfter,
    refusal: { code: -1, message: "", data: null, error: "internal" },
  } as const;
  expect(() => unwrapAnswer(refused as never)).toThrow(expect.objectContaining({ init: { status: page, headers } }));
});
