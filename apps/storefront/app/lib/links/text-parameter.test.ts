import { expect, test } from "vitest";
import { textParameter } from "./text-parameter.ts";

test("a text from the query has no control characters, no surrounding spaces and a limited length", () => {
  const said = (search: string) => textParameter(new URLSearchParams(search), "q", 5);
  expect(said("q=a%00%0Ab")).toBe("a b");
  expect(said("q=%00")).toBe("");
  expect(said("q=+camera+")).toBe("camer");
  expect(said("text=a")).toBe("");
});
