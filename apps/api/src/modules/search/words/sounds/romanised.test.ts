import { describe, expect, it } from "vitest";
import { fold } from "../fold.ts";
import { romanisedIn } from "./romanised.ts";
import { namesInEnglish } from "../synonyms.ts";

const said = (text: string) =>
  romanisedIn(
    text.split(" "),
    text.split(" ").map(() => true),
  ).map(({ word }) => word);
const meant = (text: string) => said(text).flatMap((word) => [word, ...namesInEnglish(word)]);

describe("Khmer and Chinese names typed in Latin letters", () => {
  it.each([
    ["tourasap", "phone"],
    ["turasap", "phone"],
    ["toresap", "phone"],
    ["tourosap dai", "phone"],
    ["kompyuter", "computer"],
    ["kompyuter yuor dai", "laptop"],
    ["chnang sak", "charger"],
    ["khsae sak", "charging cable"],
    ["thmor sakrong", "power bank"],
    ["saor thvea", "lock"],
    ["ampul", "bulb"],
    ["kongha", "fan"],
    ["kas", "headphone"],
    ["thmor", "battery"],
  ])("recognises Khmer in %s, however its vowels are spelt", (text, name) => expect(meant(text)).toContain(name));

  it.each([
    ["shouji", "phone"],
    ["shou ji", "phone"],
    ["chongdianbao", "power bank"],
    ["luyouqi", "router"],
    ["sanxing shouji", "samsung"],
  ])("reads the pinyin of %s", (text, name) => expect(meant(text)).toContain(name));

  it("reads the pinyin of two names that are typed as one", () =>
    expect(said("lanyaerji")).toEqual([fold("蓝牙耳机")]));

  it("joins several words to one name, but not words that are known by themselves", () => {
    expect(said("srom tourasap")).toHaveLength(1);
    expect(romanisedIn(["kas", "shouji"], [false, true])).toEqual([{ from: 1, to: 2, word: "手机", isBegun: false }]);
    expect(romanisedIn(["kas"], [false])).toEqual([]);
  });

  it("reads half the pinyin of goods at the end of a text", () => {
    expect(said("shouj")).toEqual(["手机"]);
    expect(said("huawei shouj")).toContain("手机");
    // Fewer letters begin too many words.
    expect(said("shou")).toEqual([]);
  });

  it("joins words of which some are known only if they sound just like a name", () => {
    expect(romanisedIn(["kamera", "lan"], [true, false], false).flatMap(({ word }) => namesInEnglish(word))).toContain(
      "dash cam",
    );
    const together = (text: string) =>
      romanisedIn(text.split(" "), [false, true], false).filter(({ from, to }) => to - from > 1);
    for (const text of ["xiaomi purifer", "kate spaed"]) expect([text, together(text)]).toEqual([text, []]);
  });

  it("recognises no name in other words", () => {
    for (const text of [
      "braun",
      "miele",
      "tesla",
      "poer ba",
      "dvd burner",
      "sofa",
      "guitar",
      "pizza",
      "ducati",
      "bosch",
      "rtx5060",
      "x1",
      "demo",
      "tomo",
    ])
      expect([text, said(text)]).toEqual([text, []]);
  });
});
