import { expect, test } from "vitest";
import { privateHeaders } from "../api/guard.ts";
import { refusedPage } from "./refused-page.ts";

const refusal = { code: -1, message: "Too many tries", data: null, error: "rate_limited" } as const;

test("a rate-limited form is refused with the time to wait, also as a header", () => {
  const { data, init } = refusedPage({ refusal, status: 429, retryAfter: 40 }, { name: "Dara", password: "secret" });
  expect(data).toEqual({ refusal, retryAfter: 40, values: { name: "Dara" } });
  expect(init?.status).toBe(429);
  const nothing = new Headers();
  const sent = privateHeaders({
    actionHeaders: new Headers(init?.headers),
    loaderHeaders: nothing,
    parentHeaders: nothing,
    errorHeaders: undefined,
  });
  expect(sent).toEqual({ "cache-control": "private, no-store", "retry-after": "40" });
});

test("without an answer the page has status 503", () => {
  const { init } = refusedPage({ refusal, status: 0, retryAfter: null }, {}, (refused) => ({ refused }));
  expect([init?.status, new Headers(init?.headers).has("retry-after")]).toEqual([503, false]);
});
