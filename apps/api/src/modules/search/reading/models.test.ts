import { describe, expect, it } from "vitest";
import { parseQuery } from "./query.ts";
import { everyTerm } from "../asking/tsquery.ts";
import { others, typed } from "../../../testing/read-terms.ts";

describe("models as they are typed", () => {
  it.each([
    ["苹果13屏幕", "iphone 13 屏幕"],
    ["apple 15 pro max", "iphone 15 pro max"],
    ["អេផល 13", "iphone 13"],
    ["ryzen 7 9800 x3d", "ryzen 7 9800x3d"],
    ["អាយផេតប្រូ ១១", "អាយផេត pro 11"],
    ["ip 15", "iphone 15"],
    ["ip15promax", "iphone 15 pro max"],
    ["iph 17", "iphone 17"],
    ["ip xr", "iphone xr"],
    ["17pm case", "iphone 17 pro max case"],
    ["iphone 17 pm", "iphone 17 pro max"],
    ["苹果7p手机壳", "iphone 7 plus 手机壳"],
    ["iphone 15p", "iphone 15 pro"],
    ["mbp 14", "macbook pro 14"],
    ["mba m2", "macbook air m2"],
    ["mac air", "macbook air"],
    ["macbook pro 15", "macbook pro 15 inch"],
    ["អាយហ្វូន 6s ផ្លាស់", "អាយហ្វូន 6s plus"],
    ["ម៉ាក់ប៊ុកអ៊ែរ", "ម៉ាក់ប៊ុក air"],
  ])("recognises goods of Apple that are called by their maker or abbreviated: %s", (text, meant) =>
    expect(typed(text)).toEqual(typed(meant)),
  );

  it.each([
    "apple 13 inch screen",
    "苹果13寸笔记本",
    "apple 20w charger",
    "apple 16gb",
    "pineapple 15",
    "ip camera",
    "ip67 camera",
    "ip 8mp",
    "ip 16 channel",
    "ip15p-scr-001",
    "11p",
  ])("does not read other numbers as an iPhone: %s", (text) => expect(typed(text)).not.toContain("iphone"));

  it("reads a letter and `series` as all models of that letter, but not the letter of a name", () => {
    for (const text of ["samsung a series", "三星a系列", "សាំសុង ស៊េរី a"])
      expect(everyTerm(parseQuery(text)), text).toContain("'a5':*");
    for (const text of ["xbox series x", "apple watch series 11"])
      expect(everyTerm(parseQuery(text)), text).not.toMatch(/'[a-z]5':/);
  });

  it("reads `vga` that is typed twice, or beside a length, as plugs", () => {
    expect(typed("cable vga")).not.toContain("graphics card");
    expect(typed("vga vga")).toEqual(["vga", "vga"]);
    expect(typed("vga 5 meter")).toEqual(["vga", "5 meter"]);
    expect(typed("vga")).toEqual(["graphics card"]);
  });

  it("reads the Khmer word for `that` as Dell where nothing in Khmer follows", () => {
    for (const text of ["ឡេបថបដែល", "ឡេបថប ដែល i5", "ដែល 15 អ៊ីញ"]) expect(typed(text), text).toContain("dell");
    expect(typed("ទូរស័ព្ទដែលមានកាមេរ៉ាល្អ")).not.toContain("dell");
  });

  it("reads the letter after a number as Khmer says it", () => {
    for (const text of ["អាយហ្វូន១៦អ៊ី", "អាយហ្វូន១៦អ៊ិ"]) expect(typed(text), text).toContain("16e");
    expect(typed("អាយផេដ ប្រូ")).toContain("pro");
    expect(typed("iphone 6អេស")).toContain("6s");
    expect(typed("512អេសអេសឌី")).not.toContain("512s");
  });

  it("reads a letter that Khmer says after a word as that of a model, and not the whole as letters", () =>
    expect(typed("ស៊ីភីយូអាយ៥")).toContain("i5"));

  it("reads a name of earbuds as the line before what its models are called", () => {
    expect(typed("អ៊ែរប៉តប្រូ ៣")).toEqual(["airpod", "pro", "3"]);
    expect(others("អ៊ែរប៉ត")).toContain("earphone");
  });

  it("reads the letter after a disc as its kind", () =>
    expect(typed("dvd r 50 pack")).toEqual(["dvd", "r", "50", "pack"]));

  it.each([
    ["motherboard for ryzen 5 5600", "am4"],
    ["r5 7600x 主板", "am5"],
    ["មេនប៊ត i5-12400f", "lga1700"],
    ["cooler for core ultra 7 265k", "lga1851"],
  ])("reads the processor that others are for as its socket: %s", (text, socket) => {
    expect(typed(text)).toContain(socket);
    expect(typed(text)).toHaveLength(2);
  });

  it("reads the motherboard that a part is for as the socket or code that is named with it", () => {
    expect(typed("cpu for am4 motherboard")).toEqual(["cpu", "am4"]);
    expect(typed("ram for ddr5 motherboard")).toEqual(["ram", "ddr5"]);
    expect(typed("cpu for my motherboard")).toContain("motherboard");
    expect(typed("motherboard for am4 cpu")).toContain("motherboard");
  });

  it("leaves a processor alone beside other goods", () =>
    expect(typed("laptop ryzen 5 5600h")).toEqual(["laptop", "ryzen", "5", "5600h"]));

  it("finds codes however they are written", () => {
    for (const text of ["DS-2CD1043", "ds2cd1043", "ds 2cd1043", "ds 2cd 1043"]) {
      expect(everyTerm(parseQuery(text)), text).toContain("'ds2cd1043':*");
      expect(parseQuery(text).codes, text).toContain("#ds2cd1043");
    }
    expect(everyTerm(parseQuery("rtx5060"))).toContain("('rtx' <1> '5060'");
    // A letter at the end belongs to the number.
    expect(everyTerm(parseQuery("nova5i"))).toContain("('nova' <1> '5i')");
  });

  it("reads a code in pieces whatever its letters mean by themselves", () =>
    expect(everyTerm(parseQuery("ac 0820"))).toContain("'ac0820':*"));

  it("reads models that are typed without spaces", () => {
    const words = (text: string) => parseQuery(text).terms.map(({ units }) => units.map((unit) => unit.text).join(" "));
    expect(words("iphone15")).toEqual(["iphone", "15"]);
    expect(words("iphone4s")).toEqual(["iphone", "4s"]);
    expect(words("iphone17promax case")).toEqual(["iphone", "17", "pro max", "case"]);
    expect(words("s25ultra")).toEqual(["s25", "ultra"]);
    expect(words("s25u")).toEqual(["s25", "ultra"]);
    expect(words("samsunga16")).toEqual(["samsung", "a16"]);
    expect(words("i phone 17")).toEqual(["iphone", "17"]);
    expect(words("ds2cd1043pro")[0]).toBe("ds2cd1043");
    expect(words("macbookpro")).toEqual(["macbookpro"]);
    // The letter of a model alone would match every second name.
    expect(everyTerm(parseQuery("samsung a12"))).not.toContain("'a' &");
  });

  it.each([
    ["samsung s 25", ["samsung", "s25"]],
    ["galaxy a 56 case", ["galaxy", "a56", "case"]],
    ["honor x 9c", ["honor", "x9c"]],
    ["core i 5 laptop", ["core", "i5", "laptop"]],
    ["oppo a 3x", ["oppo", "a3x"]],
    ["s 25u case", ["s25", "ultra", "case"]],
    ["i need a 27 monitor", ["27", "monitor"]],
    ["a 4 paper", ["a4", "paper"]],
    ["printer a 3 size", ["printer", "a3", "size"]],
    ["a 4 port hub", ["4 port", "hub"]],
    ["case for a 15 inch laptop", ["laptop case", "15 inch"]],
    ["a 5g phone", ["5g", "phone"]],
    ["usb c 20w charger", ["usb c", "20w", "charger"]],
    ["cable 2 x 100", ["cable", "2", "x", "100"]],
    ["m 2 ssd", ["m 2 ssd"]],
  ])("reads a letter and the number after it as a model, if they are no other words: %s", (text, words) =>
    expect(typed(text)).toEqual(words),
  );

  it.each([
    ["សាមសុងអេស២៥", ["សាមសុង", "s25"]],
    ["វ៉ាយ ២៩", ["y29"]],
    ["redmi ណូត ១៤ ប្រូ", ["redmi", "note", "14", "pro"]],
    ["រ៉េដមី ណូត", ["រេដមី", "note"]],
    ["ណូតប៊ុក", ["ណូតបុក"]],
    ["s25 អ៊ុលត្រា", ["s25", "ultra"]],
    ["iphone 15 ប្រូម៉ាក់", ["iphone", "15", "ប្រូមាក"]],
    ["ទី១", ["ទី", "1"]],
  ])("reads models as they are said in Khmer: %s", (text, words) => expect(typed(text)).toEqual(words));

  it.each([
    ["s6edge case", ["s6", "edge", "case"]],
    ["a56case", ["a56", "case"]],
    ["iphone 13battery", ["iphone", "13battery"]],
    ["ds2cd1043screen", ["ds2cd1043screen"]],
  ])("separates a model from an accessory that is typed right after it: %s", (text, words) =>
    expect(typed(text)).toEqual(words),
  );

  it("matches two characters of a model as a prefix only while they are typed", () => {
    for (const text of ["honor x 9", "honor x9"])
      expect(everyTerm(parseQuery(text, { typing: true })), text).toContain("'x9':*");
    expect(everyTerm(parseQuery("galaxy a 5", { typing: true }))).toContain("'a5':*");
    expect(everyTerm(parseQuery("honor x9"))).not.toContain("'x9':*");
  });

  it("reads VGA as a graphics card, unless it is a plug", () => {
    for (const text of ["vga", "vga 5060", "vga 3050 8gb"])
      expect(parseQuery(text).kinds, text).toContain("$graphic card");
    for (const text of ["vga cable", "hdmi to vga", "monitor vga", "ខ្សែ vga"])
      expect(parseQuery(text).kinds, text).not.toContain("$graphic card");
  });
});
