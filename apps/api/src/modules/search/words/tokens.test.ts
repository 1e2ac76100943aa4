import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { fold } from "./fold.ts";
import { runsOf } from "./scripts.ts";
import { segment } from "./segments.ts";
import { codeLexeme, tokensOf, wordsOf } from "./tokens.ts";

const lexemes = (text: string) => tokensOf(text).map(({ lexeme }) => lexeme);
const khmerWords = (text: string) =>
  runsOf(fold(text)).flatMap((run) => (run.script === "latin" ? [run.text] : segment(run)));

describe("tokens of names", () => {
  it("find a model code whole, by its parts, and joined", () => {
    expect(lexemes("DS-2CD1043G2-LIU")).toEqual(expect.arrayContaining(["ds", "2cd1043g2", "liu", "ds2cd1043g2liu"]));
  });

  it("do not split letters out of a code", () => {
    expect(lexemes("FA831AA")).toEqual(["fa831aa"]);
    expect(lexemes("2CD1043G2")).toEqual(["2cd1043g2"]);
  });

  it("take pieces for no computers", () => {
    expect(lexemes("Pull tractor 1 pc(s)")).toEqual(["pull", "tractor", "1", "piece"]);
    expect(lexemes("Jigsaw puzzle 300 pcs")).toEqual(["jigsaw", "puzzle", "300", "piece"]);
    expect(lexemes("Gaming PCs")).toContain("pcs");
  });

  it("also join a letter and a number after a maker or a line", () => {
    for (const [name, model] of [
      ["Samsung - Galaxy S 5 Cell Phone", "s5"],
      ["Case for Samsung Galaxy S 6 Edge", "s6"],
      ["LG G 5", "g5"],
    ] as const)
      expect(lexemes(name), name).toContain(model);
    for (const [name, model] of [
      ["USB Type C 3 m", "c3"],
      ["Galaxy S 5230", "s5230"],
      ["Charger 5 V 2 A", "v2"],
    ] as const)
      expect(lexemes(name), name).not.toContain(model);
  });

  it.each([
    ["iPhone15", ["iphone15", "iphone", "15"]],
    ["256GB", ["256gb", "256", "gb"]],
    ["RTX4060Ti", ["rtx4060ti", "rtx", "4060", "ti"]],
    ["1920x1080", ["1920", "1080"]],
    ["1920 × 1080", ["1920", "1080"]],
    ["2.8mm", ["2.8mm", "2.8", "mm"]],
    ["Buds3", ["buds3", "bud", "3"]],
    ["8Ports", ["8ports", "8", "port"]],
  ])("cut %s where letters and digits meet", (text, wanted) =>
    expect(lexemes(text)).toEqual(expect.arrayContaining(wanted)),
  );

  it.each([
    ["Wi-Fi", "wifi"],
    ["AT&T", "att"],
    ["men's", "men"],
    ["Cameras", "camera"],
    ["batteries", "battery"],
    ["Switches", "switch"],
    ["Galaxy S24+", "plus"],
    ["20,100 mAh", "20100"],
    ['15.6" screen', "15.6"],
    ['15.6" screen', "inch"],
    ["24” screen", "inch"],
    ["24″ screen", "inch"],
    ["10' cable", "ft"],
    ["10’ cable", "ft"],
    ["10′ cable", "ft"],
    [`5'6" cable`, "inch"],
    ["Café", "cafe"],
  ])("find %s by %s", (text, lexeme) => expect(lexemes(text)).toContain(lexeme));

  it.each(["'iphone 15'", "‘iphone 15’", "a 90's radio", "10''"])("measure no feet in %s", (text) =>
    expect(lexemes(text)).not.toContain("ft"),
  );

  it.each(['"iphone 15"', "buy “iphone 15”"])("measure no inches in %s", (text) =>
    expect(lexemes(text)).not.toContain("inch"),
  );

  it("keep words that only look like plurals", () => {
    expect(lexemes("Canvas lens GPS wireless Plus")).toEqual(["canvas", "lens", "gps", "wireless", "plus"]);
  });

  it("are in reading order, so that phrases can be matched", () => {
    const at = new Map(tokensOf("Apple iPhone15 Pro").map(({ lexeme, at: place }) => [lexeme, place]));
    expect([at.get("apple"), at.get("iphone"), at.get("15"), at.get("pro")]).toEqual([0, 1, 2, 3]);
  });

  it("cut Khmer and Chinese into words and pairs of characters", () => {
    expect(lexemes("កាមេរ៉ាក្រៅផ្ទះ")).toEqual(expect.arrayContaining(["កាមេរា", "ក្រៅផ្ទះ", "~កាមេ", "~មេរា"]));
    expect(lexemes("苹果手机壳")).toEqual(expect.arrayContaining(["~苹果", "~手机", "~机壳", "壳"]));
  });

  it("can be read from names of 10,000 characters and of emoji alone", () => {
    expect(lexemes("x".repeat(10_000)).every((lexeme) => lexeme.length <= 64)).toBe(true);
    expect(lexemes("😀🎉 ‼ …")).toEqual([]);
  });
});

describe("Khmer and Chinese words without spaces", () => {
  it.each([
    ["ស្មាតហ្វូនសាមសុង", ["ស្មាតហ្វូន", "សាមសុង"]],
    ["អាយហ្វូន១៥", ["អាយហ្វូន", "15"]],
    ["ខ្សែសាកអាយហ្វូន", ["ខ្សែសាក", "អាយហ្វូន"]],
    ["智能门锁", ["智能", "门锁"]],
    ["三星手机", ["三星", "手机"]],
    ["ស្មាតហោម", ["ស្មាតហោម"]],
    ["无线充电宝", ["无线", "充电宝"]],
    ["无线充电器", ["无线充电器"]],
  ])("%s", (text, words) => expect(khmerWords(text)).toEqual(words.map((word) => fold(word))));

  it("leave no character out, for every Khmer text of the data", ({ skip }) => {
    const path = new URL("../../../../../../../shared/data/khmer-strings.json", import.meta.url);
    skip(!existsSync(path), "the test data is not here");
    const texts = (JSON.parse(readFileSync(path, "utf8")) as { km: string }[]).slice(0, 1500);
    const runs = texts.flatMap(({ km }) => runsOf(fold(km))).filter((run) => run.script === "khmer");
    expect(runs.length).toBeGreaterThan(1000);
    expect(runs.filter((run) => segment(run).join("") !== run.text)).toEqual([]);
  });
});

it("an exact code is one lexeme however it is written", () => {
  expect(new Set(["DS-2CD1043G2-LIU", "ds2cd1043g2liu", "DS 2CD1043G2/LIU"].map(codeLexeme))).toEqual(
    new Set(["#ds2cd1043g2liu"]),
  );
  expect(codeLexeme("—")).toBeUndefined();
});

it("words for correcting mistakes are those as written", () => {
  expect(wordsOf("Hikvision Wi-Fi Cameras")).toEqual(["hikvision", "wi", "fi", "wifi", "cameras"]);
});
