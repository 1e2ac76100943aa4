import { expect, it } from "vitest";
import { parseQuery } from "../reading/query.ts";
import { others, typed } from "../../../testing/read-terms.ts";
import { meaningsOf } from "./meanings.ts";

it("has at most three nouns for a word, without articles, remarks and verbs", () => {
  expect(meaningsOf("灭火器")).toEqual(["fire extinguisher"]);
  expect(meaningsOf("水龙头")).toEqual(["faucet", "tap"]);
  expect(meaningsOf("平板").length).toBe(3);
  expect(meaningsOf("安装")).not.toContain("install");
});

it("has no meaning for names of people and for words that do not exist", () => {
  expect(meaningsOf("齐柏林")).toEqual([]);
  expect(meaningsOf("循环扇")).toEqual([]);
});

it("reads a Chinese word that the shop's dictionary does not have by its meaning in English", () => {
  expect(typed("水龙头")).toEqual(["faucet"]);
  expect(others("水龙头")).toContain("tap");
  expect(parseQuery("水龙头").kinds).toContain("$faucet");
});

it("reads a word of the trade that CC-CEDICT lacks, or has with another sense, by the list of everyday goods", () => {
  expect(typed("中置音箱")).toEqual(["center channel speaker"]);
  expect(typed("分配器")).toEqual(["splitter"]);
  expect(typed("黑色公文包")).toContain("briefcase");
  expect(typed("红酒架")).toEqual(["wine rack"]);
  expect(typed("小猪佩奇")).toEqual(["peppa pig"]);
});

it("reads the last character of an unknown word as what that is", () => {
  expect(typed("陶瓷刀")).toEqual(["ceramic", "knife"]);
  expect(parseQuery("鱼竿架").kinds).toContain("$stand");
  expect(typed("书")).toEqual(["book"]);
  // Within a word it says nothing.
  expect(typed("刀郎")).not.toContain("knife");
});

it("also finds synonyms of the meaning", () => {
  // The dictionary has no 侦测器, but sensors by other names.
  expect(others("侦测器")).toEqual(expect.arrayContaining(["detector", "sensor"]));
});

it("reads a word as one that the segmenter cuts into pieces", () =>
  expect(typed("灭火器")).toEqual(["fire extinguisher"]));

it("reads Khmer names of everyday goods, of makers and of lines by their English names", () => {
  expect(typed("ជើងទម្រឯកសារ")).toEqual(["document holder"]);
  expect(typed("សៀវភៅផាត់ពណ៌")).toEqual(["coloring book"]);
  expect(typed("សូនី វ៉ាយអូ")).toEqual(["សូនី", "vaio"]);
  expect(typed("ស្រោមស្បែក iphone 7")).toContain("leather");
  expect(others("ខ្សែព្រីនធ័រ")).toContain("printer cable");
  expect(parseQuery("ម៉ូសផេត kensington").kinds).toContain("$mouse pad");
  expect(others("ទឹក epson")).toContain("ink cartridge");
});

it("takes an everyday Khmer word for no beginning of a longer name, and knows it by its sound", () => {
  expect(typed("សៀវភៅ")).toEqual(["book"]);
  expect(others("រ៉ាកែត")).not.toContain("mosquito killer");
  expect(typed("គុងដង់ស័រ")).toEqual(["capacitor"]);
});

it("leaves the words of the shop alone, and those that say nothing of what is searched for", () => {
  expect(typed("哪里可以修手机")).not.toContain("where");
  expect(typed("手机壳")).toEqual(["手机壳"]);
});
