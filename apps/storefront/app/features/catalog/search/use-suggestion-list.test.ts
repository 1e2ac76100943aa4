import { expect, test, vi } from "vitest";

test("a script that does not arrive is no error: the form still leads to the results", async () => {
  vi.doMock("./suggestion-list.tsx", () => {
    throw new TypeError("Failed to fetch dynamically imported module");
  });
  const { loadSuggestionList } = await import("./use-suggestion-list.ts");
  expect(await loadSuggestionList()).toBeNull();
});
