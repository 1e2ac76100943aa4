import { describe, expect, it } from "vitest";
import { parseQuery, partToChange } from "./query.ts";
import { everyTerm } from "../asking/tsquery.ts";
import { others, typed } from "../../../testing/read-terms.ts";

describe("services, and goods that are named beside them", () => {
  it("reads who repairs goods as their repair, but not a comparison", () => {
    expect(typed("ជាងទូរស័ព្ទ")).toEqual(typed("ជួសជុលទូរស័ព្ទ"));
    expect(typed("ជាងដំឡើងកាមេរ៉ា")).toEqual(typed("ដំឡើងកាមេរ៉ា"));
    expect(parseQuery("ទូរស័ព្ទថោកជាងគេ").wish?.sort).toBe("price_asc");
  });

  it("reads a verb that Khmer says of what is joined to a house as its installation", () => {
    expect(typed("តកាមេរ៉ា")).toEqual(typed("ដំឡើងកាមេរ៉ា"));
    expect(typed("តវ៉ាយហ្វាយក្នុងផ្ទះ")).toEqual(typed("ដំឡើងវ៉ាយហ្វាយក្នុងផ្ទះ"));
    expect(parseQuery("តេប្លេត").kinds).not.toContain("$installation");
  });

  it("does not broaden goods to services that their names end with", () => {
    expect(others("repair phone screen")).toContain("lcd assembly");
    for (const work of ["assembly", "building"]) expect(others("repair phone screen")).not.toContain(work);
  });

  it("reads `replacement` before goods as the goods, and after them as the service", () => {
    expect(typed("replacement battery iphone")).toEqual(["battery", "iphone"]);
    expect(typed("battery replacement iphone")).toContain("replacement");
    expect(typed("replacement for iphone")).toContain("replacement");
  });

  it("ignores `replacement` where no goods are named", () =>
    expect(typed("fitbit band replacement")).toEqual(["fitbit", "band"]));

  it("matches services by whole words, not by a part of the name of spare parts", () => {
    expect(everyTerm(parseQuery("手机屏幕维修"))).not.toMatch(/~维修|'维修':\*/);
    expect(typed("维修配件")).toEqual(["维修配件"]);
  });

  it("reads a description of a fault as a repair", () => {
    for (const text of ["laptop is slow", "camera not working", "phone won't turn on", "电脑很慢"])
      expect([text, parseQuery(text).kinds]).toEqual([text, expect.arrayContaining(["$repair"])]);
    expect(others("កុំព្យូទ័រដើរយឺត")).toContain("repair");
    // `slow` belongs to a cooker's name here.
    expect(typed("slow cooker")).toEqual(["slow cooker"]);
  });

  it("reads a Chinese verb before its object as a service", () => {
    for (const text of ["手机换电池", "电脑装系统", "空调洗一次"])
      expect([text, parseQuery(text).good]).toEqual([text, expect.anything()]);
    expect(parseQuery("手机换电池").kinds).toContain("$changing");
    expect(parseQuery("手机维修工具").kinds).not.toContain("$repair");
  });

  it("means the work that a text begins with, or that Khmer names after its subject", () => {
    for (const [text, kind] of [
      ["relocate cctv camera", "$moving"],
      ["ផ្លាស់ទីកាមេរ៉ា", "$moving"],
      ["get back deleted photos from hard disk", "$data recovery"],
      ["硬盘数据找回来", "$data recovery"],
      ["ទូរស័ព្ទត្រូវដូររន្ធសាក", "$changing"],
    ] as const)
      expect(parseQuery(text).kinds, text).toContain(kind);
    expect(parseQuery("hard disk deleted").kinds).not.toContain("$data recovery");
  });

  it("knows the part that is to be changed, by what Khmer names after the work", () => {
    const partOf = (text: string) => partToChange(parseQuery(text))?.kinds;
    for (const text of ["charging port replacement iphone 11", "手机充不进电换尾插", "ទូរស័ព្ទសាកមិនចូលដូររន្ធសាក"])
      expect(partOf(text), text).toContain("$charging port");
    expect(partOf("printer repair")).toBeUndefined();
  });

  it("tells a service from the goods that it is done to, in any order", () => {
    expect(parseQuery("安装监控").kinds).toContain("$installation");
    expect(parseQuery("手机维修").kinds).toContain("$repair");
    expect(parseQuery("手机安装支架").kinds).toContain("$stand");
  });

  it("recognises a service by the broader name of the goods that it is done to", () => {
    const saysCamera = (text: string) =>
      parseQuery(text).terms.some(({ other }) => other.some(([first]) => first?.lexeme === "camera"));
    expect(["install cctv", "安装监控", "ដំឡើងស៊ីស៊ីធីវី"].map(saysCamera)).toEqual([true, true, true]);
    expect(saysCamera("cctv hikvision")).toBe(false);
  });

  it("reads `change` as a service only if it is not a property of goods", () => {
    for (const text of ["light bulb change color", "color changing light bulb", "អំពូលប្តូរពណ៌", "变色灯泡"]) {
      expect(parseQuery(text).kinds, text).toContain("$bulb");
      expect(parseQuery(text).kinds, text).not.toContain("$change");
    }
    expect(parseQuery("iphone 换屏").kinds).toContain("$change");
    expect(parseQuery("touch screen laptop").thing?.units[0]!.text).toBe("laptop");
  });

  it("does not read goods as a service or a room that is a part of their name", () => {
    for (const text of ["洗碗机", "洗衣机", "洗地机", "ម៉ាស៊ីនលាងចាន"]) expect(typed(text), text).toHaveLength(1);
    for (const text of ["ac adapter", "ac router", "usb c ac charger"])
      expect(others(text), text).not.toContain("air conditioner");
    expect(everyTerm(parseQuery("ac"))).not.toContain("'ac':*");
  });
});
