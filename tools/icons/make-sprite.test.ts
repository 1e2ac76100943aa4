import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { makeSprite, spriteFile } from "./make-sprite.ts";

test("the committed sprite matches the icon names", () => {
  expect(readFileSync(spriteFile, "utf8"), "run node tools/icons/make-sprite.ts").toBe(makeSprite());
});

test("icons set no fill, which the style sheet could not override", () => {
  expect(makeSprite()).not.toMatch(/<symbol[^>]* fill=/);
});
