import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { makeSprite, spriteFile } from "./make-sprite.ts";

test("the committed picture of icons is that of the names", () => {
  expect(readFileSync(spriteFile, "utf8"), "run node tools/icons/make-sprite.ts").toBe(makeSprite());
});

test("what an icon is filled with is the sheet's to say: what stands in the file cannot be changed from outside", () => {
  expect(makeSprite()).not.toMatch(/<symbol[^>]* fill=/);
});
