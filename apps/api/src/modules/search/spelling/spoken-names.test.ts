import { expect, it } from "vitest";
import { parseQuery } from "../reading/query.ts";
import { spellingsSpoken } from "./spoken-names.ts";
import { typedWords } from "./typed-words.ts";

/** The readings of a text whose words are near these others. */
function spoken(text: string, near: Record<string, string>) {
  const query = parseQuery(text);
  const words = typedWords(query).map((word) => ({
    ...word,
    meant: near[word.text] === undefined ? [] : [{ word: near[word.text]!, edits: 1 }],
  }));
  return spellingsSpoken(query, words);
}

it("prefers one long name that several words spell to another word that one of them is near", () => {
  const [first] = spoken("kamera lan", { kamera: "camera" });
  expect(first).toMatchObject({ text: "កាមេរ៉ាឡាន" });
  expect(first!.farness).toBeLessThan(1);
});

it("tries a single word that spells a name after the word that it is near", () => {
  const [first] = spoken("thmor iphone 11", { thmor: "thor" });
  expect(first).toMatchObject({ text: "ថ្ម iphone 11" });
  expect(first!.farness).toBeGreaterThan(1);
});

it("prefers a name that letters or several words begin to words that these are near", () => {
  const [car] = spoken("kamera la", { kamera: "camera", la: "lan" });
  expect(car).toMatchObject({ text: "កាមេរ៉ាឡាន" });
  expect(car!.farness).toBeLessThan(1);
  const [computer] = spoken("diann", { diann: "diagnose" });
  expect(computer).toMatchObject({ text: "电脑" });
  expect(computer!.farness).toBeLessThan(1);
});

it("leaves names that were typed right whole", () => {
  expect(spoken("sim card cameera", { cameera: "camera" })).toEqual([]);
  expect(spoken("camerra bag", { camerra: "camera" })).toEqual([]);
});
