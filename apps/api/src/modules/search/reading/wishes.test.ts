import { describe, expect, it } from "vitest";
import { parseQuery } from "./query.ts";
import { typed } from "../../../testing/read-terms.ts";

describe("orders, promotions and words that search for nothing", () => {
  it("does not search for superlatives", () => {
    for (const [text, word] of [
      ["fastest ssd", "ssd"],
      ["ទូរស័ព្ទធំជាងគេ", "ទូរសព្ទ"],
      ["最轻笔记本电脑", "笔记本电脑"],
    ] as const)
      expect(typed(text)).toEqual([word]);
  });

  it.each(["gift", "birthday gift for my wife", "kids present", "កាដូឲ្យសង្សារ", "送女朋友", "给妈妈的生日礼物"])(
    "reads a gift as praise, whoever it is for: %s",
    (text) => expect(parseQuery(text)).toMatchObject({ hasThing: false, wish: { sort: "relevance" } }),
  );

  it("looks for goods that are a gift, and for a gift card", () => {
    expect(typed("gift for girlfriend phone")).toEqual(["phone"]);
    expect(typed("送老婆的礼物手表")).toEqual(["手表"]);
    expect(parseQuery("gift card").kinds).toContain("$gift card");
  });

  it("reads wishes of Khmer in Latin letters", () => {
    expect(parseQuery("laptop thaok").wish?.sort).toBe("price_asc");
    expect(typed("tinh laptop")).toEqual(["laptop"]);
  });

  it.each(["ទូរស័ព្ទដៃថោកៗ", "ទូរស័ព្ទដៃថោក ៗ", "ទូរស័ព្ទដៃថោកៗៗ"])("reads a repeated wish once: %s", (text) => {
    expect(typed(text)).toEqual(typed("ទូរស័ព្ទដៃថោក"));
    expect(parseQuery(text).wish?.sort).toBe("price_asc");
  });

  it.each([
    ["ទូរស័ព្ទថោគ", "price_asc"],
    ["ទូរស័ព្ទមិណថ្លៃ", "price_asc"],
    ["ទូរស័ព្ទមីនថ្លៃ", "price_asc"],
  ])("recognises a wish that is misspelt by its sound: %s", (text, sort) => {
    expect(typed(text)).toEqual(["ទូរសព្ទ"]);
    expect(parseQuery(text).wish?.sort).toBe(sort);
  });

  it("means the cheapest smartphones by what they are called after", () => {
    expect(typed("千元机")).toEqual(["智能手机"]);
    expect(parseQuery("千元手机").wish?.sort).toBe("price_asc");
  });

  it.each([
    ["less expensive phone", "price_asc"],
    ["least expensive phone", "price_asc"],
    ["not expensive phone", "price_asc"],
    ["phone that isn't too expensive", "price_asc"],
    ["ទូរស័ព្ទមិនថ្លៃ", "price_asc"],
    ["ទូរស័ព្ទ មិនសូវ ថ្លៃ", "price_asc"],
    ["ទូរស័ព្ទអត់ថ្លៃ", "price_asc"],
    ["不贵的手机", "price_asc"],
    ["不太贵的手机", "price_asc"],
    ["more expensive phone", "price_desc"],
    ["best budget phone", "price_asc"],
    ["good cheap phone", "price_asc"],
    ["cheap but good phone", "price_asc"],
    ["ទូរស័ព្ទល្អ តម្លៃថោក", "price_asc"],
    ["好用便宜的手机", "price_asc"],
    ["便宜又好用的手机", "price_asc"],
    ["best new phone", "newest"],
    ["not cheap phone", "relevance"],
    ["不便宜的手机", "relevance"],
    ["best phone", "relevance"],
    ["top 10 phone", "relevance"],
    ["most popular phone", "relevance"],
  ])("reads a wish that is weakened, denied or beside praise: %s, %s", (text, sort) => {
    expect(parseQuery(text).wish?.sort).toBe(sort);
    expect(typed(text)).toEqual([expect.stringMatching(/^(?:phone|ទូរសព្ទ|手机)$/)]);
  });

  it("leaves out fillers, unless there is nothing else", () => {
    expect(typed("price of iphone 15")).toEqual(["iphone", "15"]);
    expect(typed("តម្លៃ iPhone ១៥")).toEqual(["iphone", "15"]);
    expect(typed("the best")).toEqual(["the", "best"]);
    expect(typed("iphone 15 price in cambodia")).toEqual(["iphone", "15"]);
    for (const [text, words] of [
      ["ឧបករណ៍ router", ["router"]],
      ["ឧបករណ៍កាមេរ៉ា", ["កាមេរា"]],
      ["监控设备", ["监控"]],
      ["ឧបករណ៍បំពងសំឡេង", ["អុបករណបំពងសំឡេង"]],
      ["设备", ["设备"]],
      ["ឧបករណ៍ពាក់", ["អុបករណ", "ពាក"]],
    ] as const)
      expect(typed(text), text).toEqual(words);
    // Questions as in a chat.
    for (const text of ["do you have any iphone 15", "តើមាន iPhone ១៥ ទេ?", "请问有没有iphone15吗"])
      expect(typed(text).join(" ").replace("iphone15", "iphone 15"), text).toBe("iphone 15");
  });

  it.each([
    ["discount phone", ["phone"]],
    ["ទូរស័ព្ទបញ្ចុះតម្លៃ", ["ទូរសព្ទ"]],
    ["手机特价", ["手机"]],
    ["laptop on sale", ["laptop"]],
    ["laptop sale", ["laptop"]],
    ["best laptop deals", ["laptop"]],
    ["black friday laptop", ["laptop"]],
    ["手机秒杀", ["手机"]],
    ["phone 50% off", ["phone"]],
    ["laptop up to 30 percent off", ["laptop"]],
    ["ទូរស័ព្ទ បញ្ចុះ ៥០%", ["ទូរសព្ទ"]],
    ["手机5折", ["手机"]],
    ["half price phone", ["phone"]],
    ["半价手机", ["手机"]],
    ["手机打8.5折", ["手机"]],
  ])("does not search for words that ask for promotions: %s", (text, words) => {
    expect(typed(text)).toEqual(words);
    expect(parseQuery(text).isReduced).toBe(true);
    expect(parseQuery(words.join(" ")).isReduced).toBe(false);
  });
});
