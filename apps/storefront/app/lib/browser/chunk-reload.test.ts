import { afterEach, expect, test, vi } from "vitest";
import { mayReload, reloadForMissingChunk } from "./chunk-reload.ts";

test("a failed chunk load reloads the page, at most once per minute (specification, section 8)", () => {
  expect(mayReload(null, 1_000_000, true)).toBe(true);
  expect(mayReload(1_000_000, 1_000_001, true)).toBe(false);
  expect(mayReload(1_000_000, 1_059_999, true)).toBe(false);
  expect(mayReload(1_000_000, 1_060_000, true)).toBe(true);
});

test("a clock that was set back does not block reloads for long", () => {
  expect(mayReload(2_000_000, 1_000_000, true)).toBe(true);
});

test("offline, the open page stays", () => {
  expect(mayReload(null, 1_000_000, false)).toBe(false);
});

afterEach(() => vi.unstubAllGlobals());

test.each([
  ["the page that is open", undefined, "reload"],
  ["the page that a link leads to", { pathname: "/product/1", search: "?v=2", hash: "" }, "/product/1?v=2"],
])("for a script that is missing it loads %s", (_, next, loaded) => {
  const loads: string[] = [];
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("sessionStorage", { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal("location", { reload: () => loads.push("reload"), assign: (path: string) => loads.push(path) });
  vi.stubGlobal("window", { __reactRouterDataRouter: { state: { navigation: { location: next } } } });
  expect(reloadForMissingChunk()).toBe(true);
  expect(loads).toEqual([loaded]);
});
