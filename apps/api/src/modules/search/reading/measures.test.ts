import { describe, expect, it } from "vitest";
import { parseQuery } from "./query.ts";
import { everyMeasure, everyTerm } from "../asking/tsquery.ts";
import { others, typed } from "../../../testing/read-terms.ts";

describe("amounts and their units", () => {
  it.each([
    ["('15.6' <-> 'inch')", ['15.6"', "15.6 inch", "15.6in", "15.6-inch", "15.6寸", "15.6 អ៊ីញ", "15.6 អ៊ីង", "15.6英寸"]],
    ["('10' <-> 'ft')", ["10'", "10’", "10ft", "10 feet", "10 foot"]],
    ["('2' <-> 'mp')", ["200万像素摄像头", "200万摄像头", "កាមេរ៉ា ២ មេហ្គា", "摄像头 2mp", "2 megapixel camera"]],
    ["('1' <-> 'tb')", ["1tb", "1 TB", "1000gb", "1024 GB", "1T", "១តេរ៉ា", "1 តេរ៉ាបៃ"]],
    ["('128' <-> 'gb')", ["128gb", "128 gb", "128G", "128 ជីកាបៃ"]],
  ])("reads %s in all its writings", (measure, writings) => {
    for (const text of writings) expect(everyMeasure(parseQuery(text)), text).toContain(measure);
  });

  it("reads thousands with a space as one number, and centimetres as millimetres", () => {
    expect(typed("power bank 20 000 mah")).toEqual(["power bank", "20000 mah"]);
    expect(typed("20 000")).toEqual(["20", "000"]);
    for (const [text, other] of [
      ["fan 12cm", "('120' <-> 'mm')"],
      ["12厘米风扇", "('120' <-> 'mm')"],
      ["120mm fan", "('12' <-> 'cm')"],
      ["3.5mm cable", "('3.5' <-> 'mm')"],
    ] as const)
      expect(everyMeasure(parseQuery(text)), text).toContain(other);
    for (const [text, kind] of [
      ["aio 240mm", "$liquid cooler"],
      ["aio 360 argb", "$liquid cooler"],
      ["aio 24", "$all in one"],
      ["aio 24 inch", "$all in one"],
    ] as const)
      expect(parseQuery(text).kinds, text).toContain(kind);
  });

  it("reads no plural of a unit of one letter", () => {
    expect(everyMeasure(parseQuery("monitor 1ms"))).toBeNull();
    expect(everyMeasure(parseQuery("iphone 17 vs 16"))).toBeNull();
    expect(everyMeasure(parseQuery("hdmi 5 meters"))).toContain("('5' <-> 'm')");
  });

  it.each(["2万毫安", "两万毫安", "20000毫安", "20000 mAh"])("reads ten thousands in Chinese: %s", (text) =>
    expect(typed(`充电宝 ${text}`)).toEqual(["充电宝", "20000 mah"]),
  );

  it("reads lengths in Chinese", () => expect(typed("七英尺网线")).toEqual(["7 ft", "网线"]));

  it("reads ten thousands in Khmer", () => expect(typed("ថ្មជំនួយ ២ម៉ឺន mah")).toEqual(["ថ្មជំនួយ", "20000 mah"]));

  it.each([
    ["laptop 16gb ram", ["laptop", "16gb"]],
    ["笔记本 16G内存", ["笔记本", "16g"]],
    ["desktop 16gb ram 512gb ssd", ["desktop", "16gb", "512gb"]],
    ["phone 5000mah battery", ["phone", "5000mah"]],
    ["phone 50mp camera", ["phone", "50mp"]],
    ["手机5000毫安电池", ["手机", "5000 mah"]],
    ["ទូរស័ព្ទថ្ម 5000mAh", ["ទូរសព្ទ", "5000mah"]],
    ["ទូរស័ព្ទ ram 8gb", ["ទូរសព្ទ", "8gb"]],
    ["ថ្ម 5000mAh", ["ថ្ម", "5000mah"]],
    ["laptop 15.6 inch screen", ["laptop", "15.6 inch"]],
    ["phone 6.7 inch screen", ["phone", "6.7 inch"]],
    ["portable 1tb ssd", ["portable ssd", "1tb"]],
    ["50mp camera phone", ["50mp", "phone"]],
    ["16G内存笔记本", ["16g", "笔记本"]],
    ["5000mah battery", ["5000mah", "battery"]],
    ["5000mah battery for phone", ["5000mah", "battery", "phone"]],
    ["samsung 50mp camera", ["samsung", "50mp", "camera"]],
    ["phone battery 5000mah", ["phone", "battery", "5000mah"]],
    ["laptop 15.6 inch screen repair", ["laptop", "15.6 inch", "screen", "repair"]],
    ["crucial 16gb ram", ["crucial", "16gb", "ram"]],
    ["phone 128gb memory card", ["phone", "128gb", "memory card"]],
    ["laptop ssd 512gb ram 8gb", ["laptop", "512gb", "8gb"]],
    ["laptop ram 8gb ssd 512gb", ["laptop", "8gb", "512gb"]],
    ["笔记本 固态512G 内存16G", ["笔记本", "512g", "16g"]],
    ["笔记本 内存16G 固态512G", ["laptop", "16g", "512g"]],
    ["laptop i5 ssd 512gb", ["laptop", "i5", "512gb"]],
    ["ram 8gb ssd 256gb laptop", ["8gb", "256gb", "laptop"]],
    ["手机内存256G", ["手机", "256g"]],
    ["iphone storage 256gb", ["iphone", "256gb"]],
    ["laptop ssd 512gb", ["laptop", "ssd", "512gb"]],
    ["laptop ssd 1tb 2.5 inch", ["laptop", "ssd", "1tb", "2.5 inch"]],
    ["memory 128gb for phone", ["memory", "128gb", "phone"]],
    ["crucial ram 8gb", ["crucial", "ram", "8gb"]],
  ])("takes how much of it a thing has for no thing: %s", (text, words) => expect(typed(text)).toEqual(words));

  it("recognises picture sizes by their names", () => {
    for (const text of ["4k monitor", "uhd monitor", "3840x2160 monitor"])
      expect(everyTerm(parseQuery(text)), text).toMatch(/'3840'(?::\*)? & '2160'/);
  });

  it.each(["3 in 1 cable", "5g phone", "iphone 15", "ds-2cd1043"])("reads no measure in %s", (text) =>
    expect(everyMeasure(parseQuery(text))).toBeNull(),
  );

  it("does not require goods to name the year", () => {
    expect([typed("best phone 2024"), parseQuery("best phone 2024").preferred]).toEqual([
      ["phone"],
      expect.objectContaining({ units: [expect.objectContaining({ text: "2024" })] }),
    ]);
    for (const text of ["iphone 2022", "power bank 2020", "2024"])
      expect([text, parseQuery(text).preferred]).toEqual([text, null]);
  });

  it("reads lengths in feet beside goods that are measured in inches", () => {
    expect(everyMeasure(parseQuery("monitor cable 15'"))).not.toContain("inch");
  });

  it.each([
    ["8+256 phone", ["8gb", "256gb", "phone"]],
    ["手机8+256", ["手机", "8gb", "256gb"]],
    ["小米15 12+256", ["小米", "15", "12gb", "256gb"]],
    ["phone 8gb+256gb", ["phone", "8gb", "256gb"]],
    ["phone 12g + 512g", ["phone", "12gb", "512gb"]],
    ["phone 8ជីកា+256ជីកា", ["phone", "8gb", "256gb"]],
    ["tablet 16/1tb", ["tablet", "16gb", "1tb"]],
    ["a56 8/128", ["a56", "8gb", "128gb"]],
    ["laptop i5/16/512", ["laptop", "i5", "16gb", "512gb"]],
    ["laptop i5-12450h/8gb/512gb", ["laptop", "i5-12450h", "8gb", "512gb"]],
    ["laptop 16gb/rtx4050", ["laptop", "16gb", "rtx4050"]],
    ["s24+ case", ["s24+", "case"]],
    ["lens 50+64 mp", ["lens", "50+", "64 mp"]],
    ["ds-7608ni-k2/8p", ["ds-7608ni-k2/8p"]],
    ["monitor 24/32", ["monitor", "24/32"]],
  ])("reads memory and storage as shops write them: %s", (text, words) => expect(typed(text)).toEqual(words));

  it("finds faster screens for a fast one, and recognises a router after a number", () => {
    expect(everyTerm(parseQuery("144hz monitor"))).toContain("('165' <1> 'hz')");
    expect(everyTerm(parseQuery("60hz monitor"))).not.toContain("'120'");
    expect(typed("wifi6路由器")).toEqual(["wifi6", "路由器"]);
    expect(everyMeasure(parseQuery("8路录像机"))).toContain("('8' <-> 'channel')");
  });

  it("reads channels as a recorder, and a wireless mouse as one with Bluetooth too", () => {
    for (const text of ["cctv 8 channel", "camera 4ch", "监控 16路"])
      expect(parseQuery(text).kinds, text).toContain("$nvr");
    expect(others("wireless mouse")).toContain("bluetooth");
    expect(others("wireless camera")).not.toContain("bluetooth");
  });

  it("recognises the picture of cameras by megapixels, and sound as a property of cameras", () => {
    const asked = (text: string) => everyTerm(parseQuery(text));
    for (const [text, number] of [
      ["4k security camera", 8],
      ["4k监控", 8],
      ["hikvision 4k", 8],
      ["កាមេរ៉ា 3k", 5],
      ["2k dome camera", 4],
      ["camera 1080p", 2],
    ] as const)
      expect(asked(text), text).toContain(`('${number}' <1> 'mp')`);
    for (const text of ["4k monitor for camera", "4k dash cam", "samsung 4k", "hikvision 4k monitor"])
      expect(asked(text), text).not.toContain("'mp'");
    for (const text of ["camera audio", "camera two way audio", "摄像头 语音", "កាមេរ៉ាមានសំឡេង"])
      expect(parseQuery(text).kinds, text).toContain("$camera");
    expect(others("camera audio")).toContain("microphone");
    expect(others("camera audio cable")).not.toContain("microphone");
  });

  it("reads sound as the speakers of screens, which it does not name", () => {
    for (const text of ["ម៉ូនីទ័រមានសំឡេង", "monitor audio", "显示器 声音"]) {
      expect(parseQuery(text).kinds, text).toContain("$monitor");
      expect(typed(text), text).toContain("built in speaker");
    }
  });

  it("reads hundreds and thousands of watts in Chinese words", () => {
    expect(everyMeasure(parseQuery("一千瓦电源"))).toContain("('1000' <-> 'w')");
    expect(everyMeasure(parseQuery("六百瓦电源"))).toContain("('600' <-> 'w')");
  });

  it("reads the ports of a recorder as its channels", () => {
    for (const text of ["dvr ៤ ច្រក", "nvr 4 port"])
      expect([text, everyMeasure(parseQuery(text))]).toEqual([text, expect.stringMatching(/port/)]);
    expect(everyTerm(parseQuery("dvr ៤ ច្រក"))).toContain("'channel'");
    expect(everyTerm(parseQuery("switch 4 port"))).not.toContain("'channel'");
  });

  it("reads a switch with a number of ports as a network switch", () => {
    for (const text of ["8 port switch", "switch 16 ports", "កុងតាក់ 8 រន្ធ"])
      expect(parseQuery(text).kinds, text).toContain("$network switch");
    expect(parseQuery("smart switch").kinds).not.toContain("$network switch");
  });

  it("recognises screens by their rounded and by their exact size", () => {
    for (const [text, size] of [
      ["24 inch monitor", "23.8"],
      ['monitor 21.5"', "22"],
      ["32寸显示器", "31.5"],
    ] as const)
      expect(everyMeasure(parseQuery(text)), text).toContain(`('${size}' <-> 'inch')`);
  });

  it.each([
    ["monitor 24", "23.8", "inch"],
    ["显示器24", "24", "inch"],
    ["អេក្រង់ 24", "24", "inch"],
    ["24 monitor samsung", "24", "inch"],
    ["tv lg 55", "55", "inch"],
    ["laptop 15.6", "15.6", "inch"],
    ["充电宝 2万", "20000", "mah"],
    ["monitor 27'", "27", "inch"],
    ["tv samsung 55'", "55", "inch"],
    ["两万充电宝", "20000", "mah"],
    ["power bank 10000", "10000", "mah"],
    ["privacy filter 14", "14", "inch"],
    ["laptop bag 15.6", "15.6", "inch"],
  ])("knows what a bare number counts beside goods that are asked for by it: %s", (text, number, unit) =>
    expect(everyMeasure(parseQuery(text)), text).toContain(`('${number}' <-> '${unit}')`),
  );

  it.each([
    "monitor 144",
    "iphone 24",
    "screen iphone 15",
    "macbook 13 charger",
    "router 24",
    "laptop 400",
    "摄像头 24",
  ])("reads no size in %s", (text) => expect(everyMeasure(parseQuery(text))).toBeNull());

  it("finds a laptop by the round size of its screen", () => {
    for (const text of ["laptop 15", "15 inch laptop"]) expect(others(text), text).toContain("15.6 inch");
    expect(others("laptop 15.6")).not.toContain("15 inch");
    expect(others("privacy filter 14")).toContain("14.1 inch");
  });

  it("reads the generation of a processor in all its writings, and that of other goods as written", () => {
    for (const text of ["i5 13th gen", "i5 gen 13", "i5 gen13", "i5 13 gen", "i5 13th generation", "i5 generation 13"])
      expect(typed(text), text).toEqual(["i5", "13th", "gen"]);
    expect(typed("intel gen 2")).toEqual(["intel", "2nd", "gen"]);
    expect(typed("legion gen 10")).toEqual(["legion", "gen", "10"]);
  });
});
