import { describe, expect, it } from "vitest";
import { parseQuery } from "./query.ts";
import { others, typed } from "../../../testing/read-terms.ts";

describe("exclusions", () => {
  it.each([
    "phone not samsung",
    "phone except samsung",
    "phone other than samsung",
    "all phones but samsung",
    "any phone but samsung",
    "ទូរស័ព្ទមិនមែន samsung",
    "ទូរស័ព្ទអត់យក samsung",
    "ទូរស័ព្ទក្រៅពី samsung",
    "非三星手机",
    "除了三星的手机",
    "不是三星的手机",
  ])("leaves out the maker of %s", (text) => {
    const { without, kinds } = parseQuery(text);
    expect(without.map(({ units }) => units[0]!.text)).toEqual([expect.stringMatching(/samsung|三星/)]);
    expect(kinds).toContain("$phone");
  });

  it("keeps the goods if one line of them is excluded", () => {
    expect(parseQuery("tablet without ipad").kinds).toContain("$tablet");
    expect(typed("camera not working")).toContain("not working");
  });

  it("does not require what is excluded", () => {
    const { terms, without } = parseQuery("laptop without windows 11 black");
    expect(terms.map(({ units }) => units[0]!.text)).toEqual(["laptop", "black"]);
    expect(without.map(({ units }) => units[0]!.text)).toEqual(["windows"]);
  });

  it.each([
    ["phone no camera", "camera"],
    ["no camera phone", "camera"],
    ["phone no 5g", "5g"],
    ["not 5g phone", "5g"],
    ["phone but no 5g", "5g"],
    ["phone not refurbished", "refurbished"],
    ["phone not for gaming", "gaming"],
    ["手机 非二手", "二手"],
    ["ទូរស័ព្ទអត់កាមេរ៉ា", "កាមេរា"],
    ["ទូរស័ព្ទ អត់ sim", "sim"],
    ["无摄像头手机", "摄像头"],
    ["手机 无 电池", "电池"],
  ])("knows what is left out of %s: %s", (text, left) => {
    const { without, kinds } = parseQuery(text);
    expect(without.map(({ units }) => units.map((unit) => unit.text).join(" "))).toEqual([left]);
    expect(kinds).toContain("$phone");
  });

  it.each([
    "galaxy no 1",
    "galaxy no.2",
    "no 1 phone",
    "nokia",
    "no frost fridge",
    "refrigerator no frost",
    "无框显示器",
    "无线鼠标",
    "无人机",
    "nothing phone",
    "cheap keyboard but wireless",
    "printer but wifi",
  ])("excludes nothing in %s", (text) => {
    expect(parseQuery(text).without).toEqual([]);
    if (/^no |\bno\b/.test(text)) expect(typed(text).join(" ")).toContain("no");
  });

  it.each(["mouse no wire", "mouse without wires", "mouse without cable", "ម៉ៅស៍គ្មានខ្សែ", "ម៉ៅស៍អត់ខ្សែ", "不带线鼠标"])(
    "reads %s as wireless",
    (text) => {
      expect(parseQuery(text).without).toEqual([]);
      expect(others(text)).toEqual(expect.arrayContaining(["wireless", "bluetooth"]));
    },
  );
});

describe("the form that goods come in", () => {
  it.each([
    ["white a4 sticker sheets", ["white", "a4", "sticker"]],
    ["空白光盘100片装", ["空白光盘", "100"]],
    ["书架音箱一对", ["书架音箱"]],
    ["paper roll", ["paper roll"]],
  ])("is not searched for behind their name: %s", (text, terms) => expect(typed(text)).toEqual(terms));
});
