import fc from "fast-check";
import { expect, test } from "vitest";
import { nearKeys, nearKeysAsked } from "./near-keys.ts";

/** Every word that results from one typing mistake. */
function mistakes(word: string): string[] {
  return [...word].flatMap((sign, at) => [
    word.slice(0, at) + word.slice(at + 1),
    `${word.slice(0, at)}z${word.slice(at)}`,
    `${word.slice(0, at)}z${word.slice(at + 1)}`,
    word.slice(0, at) + (word[at + 1] ?? "") + sign + word.slice(at + 2),
  ]);
}

const shares = (word: string, typed: string) => nearKeysAsked(typed).some((key) => nearKeys(word).includes(key));

test("a word is found from every single mistake in it", () => {
  for (const word of ["iphone", "camera", "hikvision", "កាមេរា", "摄像头"]) {
    for (const typed of mistakes(word)) expect(shares(word, typed), `${typed} → ${word}`).toBe(true);
  }
});

test("a code is found from every single mistake in it", () => {
  const code = fc
    .tuple(fc.stringMatching(/^[a-y]{2,5}$/), fc.stringMatching(/^[0-9]{3,6}$/), fc.stringMatching(/^[a-y0-9]{0,8}$/))
    .map((parts) => parts.join(""));
  const lost = (word: string) => mistakes(word).filter((typed) => !shares(word, typed) && typed.length >= 5);
  fc.assert(
    fc.property(code, (word) => {
      expect(lost(word)).toEqual([]);
    }),
    { numRuns: 200 },
  );
});

test("words of two letters have no neighbours, and long codes few keys", () => {
  expect(nearKeys("tv")).toEqual([]);
  expect(nearKeys("ds2cd1043g2liu")).toHaveLength(2);
});
