import { describe, expect, it } from "vitest";
import { parseQuery } from "./query.ts";
import { everyTerm } from "../asking/tsquery.ts";
import { others, typed } from "../../../testing/read-terms.ts";

describe("properties, makers and lines beside goods", () => {
  it("recognises the maker of chips by the names of the chips", () => {
    for (const text of ["amd laptop", "amd gpu"])
      expect(others(text), text).toEqual(expect.arrayContaining(["ryzen", "radeon"]));
    expect(others("ryzen laptop")).not.toContain("amd");
  });

  it("reads words as a property that would name other goods if they stood alone", () => {
    for (const text of ["big battery phone", "phone with big battery", "大电池手机", "ទូរស័ព្ទថ្មធំ"])
      expect(parseQuery(text).kinds, text).toContain("$phone");
    expect(parseQuery("phone battery").kinds).toContain("$battery");
    for (const text of ["lock fingerprint", "门锁指纹", "ស្កេនមេដៃ សោ"])
      expect(parseQuery(text).kinds, text).toContain("$lock");
    for (const text of ["fingerprint", "指纹", "fingerprint attendance"])
      expect(parseQuery(text).kinds, text).toContain("$attendance");
    for (const text of ["rgb fan", "fan rgb"]) expect(parseQuery(text).kinds, text).toContain("$fan");
  });

  it.each([
    ["cctv hard disk", "surveillance disk"],
    ["surveillance hard drive", "surveillance disk"],
    ["laser cartridge", "toner"],
    ["dell charger", "laptop adapter"],
    ["casing", "case"],
    ["温控器", "thermostat"],
    ["水阀", "water valve"],
    ["宜家灯泡", "ikea"],
    ["无线网卡", "wifi adapter"],
    ["声卡", "sound card"],
    ["卡托 s21", "sim tray"],
    ["macbook 主板", "logic board"],
    ["ipad touch screen", "digitizer"],
    ["កៅអីហ្គេម", "gaming chair"],
    ["ប្រអប់ដាក់ឧបករណ៍", "tool kit"],
    ["power adapter 12v", "power supply"],
    ["phone casing", "phone case"],
    ["android box", "tv box"],
    ["机顶盒", "tv box"],
    ["清洗打印机", "cleaning"],
    ["洗电脑", "cleaning"],
    ["លាងម៉ាស៊ីនត្រជាក់", "cleaning"],
    ["cctv maintenance", "cleaning"],
    ["ac", "air conditioner"],
    ["samsung ac", "air conditioner"],
    ["air con", "air conditioner"],
    ["ហួវ៉ី", "huawei"],
    ["ណូគីយ៉ា", "nokia"],
    ["laptop ram", "sodimm"],
    ["ហាដឌីសកាមេរ៉ា 4tb", "surveillance disk"],
    ["充电式无线监控", "battery camera"],
    ["兄弟激光一体机", "multifunction printer"],
    ["标签机色带", "label tape"],
    ["usb port extender for macbook", "usb hub"],
    ["hp 19in lcd screen", "monitor"],
    ["15.6 inch lcd screen", "phone screen"],
    ["water cooling cpu 360mm", "liquid cooler"],
    ["កាហ្វេម៉ាស៊ីន philips", "coffee maker"],
    ["surface平板", "laptop"],
    ["笔记本内存", "sodimm"],
    ["finger scan", "fingerprint"],
    ["outside camera", "outdoor"],
    ["inside camera", "indoor"],
    ["monochrome printer", "black and white"],
    ["打印机 黑白", "monochrome"],
    ["ប៉ាវ័រប៊ែង", "power bank"],
    ["ហ្វ្លាស", "usb stick"],
    ["ឆ្នាំងដាំបាយ", "rice cooker"],
    ["ខ្សែអុីនធឺណិត", "network cable"],
    ["ម៉ាស៊ីនហ្គេម", "game console"],
    ["分享器", "router"],
    ["無線基地台", "access point"],
    ["機殼", "pc case"],
    ["不斷電系統", "ups"],
    ["កញ្ចក់បិទអេក្រង់", "screen protector"],
    ["ស្តុកភ្លើង", "ups"],
    ["កន្ទុយសាក", "charging port"],
    ["រ៉ៅទ័រ", "router"],
    ["air cleaner", "air purifier"],
    ["car dvr", "dash cam"],
    ["vlog camera", "action camera"],
    ["back cover", "phone case"],
    ["ទឹកថ្នាំព្រីន", "ink"],
    ["拓展坞", "usb hub"],
    ["热风枪", "hot air station"],
  ])("knows the other name of %s: %s", (text, name) => expect(others(text)).toContain(name));

  it("reads a line of one kind as these goods, if nothing else is named beside it", () => {
    for (const text of ["macbook", "apple macbook air 13 inch", "white mac book"])
      expect(parseQuery(text).kinds, text).toContain("$laptop");
    expect(parseQuery("iphone 15 pro max 256gb").kinds).toContain("$phone");
    for (const text of ["otterbox iphone 6", "macbook stand"]) {
      expect(parseQuery(text).kinds, text).not.toContain("$phone");
      expect(parseQuery(text).kinds, text).not.toContain("$laptop");
    }
  });

  it("does not read a maker as a kind of goods: a `Samsung 870 EVO` matches `Samsung` no better than a phone does", () => {
    for (const text of ["samsung", "សាមសុង", "apple", "redmi note"]) expect(parseQuery(text).kinds).toEqual([]);
    expect(parseQuery("samsung phone").kinds).toContain("$phone");
  });

  it.each([
    ["laptop hp charger", "laptop adapter"],
    ["charger for hp laptop", "laptop adapter"],
    ["camera for car", "dash cam"],
    ["1 tb ssd external", "portable ssd"],
    ["external 2tb hard drive", "portable hard drive"],
    ["phone samsung s25 case", "phone cover"],
    ["ឆ្នាំងសាក HP កុំព្យូទ័រ", "laptop charger"],
    ["手机三星壳", "phone case"],
    ["笔记本充电器 惠普", "laptop adapter"],
    ["ឆ្នាំងសាក HP កុំព្យូទ័រយួរដៃ", "laptop adapter"],
    ["外置1TB固态", "portable ssd"],
  ])("recognises a name whose words are apart or in another order: %s", (text, meant) => {
    expect(others(text)).toContain(meant);
    expect(parseQuery(text).kinds).toContain(`$${meant}`);
  });

  it("does not join words across other goods, or across a property", () => {
    for (const text of ["car phone charger", "phone with big screen"])
      expect(others(text), text).not.toContain(text.startsWith("car") ? "vehicle charger" : "lcd screen");
    expect(typed("laptop with 16gb ram")).toEqual(["laptop", "16gb"]);
  });

  it("recognises a property that is written around its goods", () => {
    for (const text of ["best phone camera", "good phone battery", "big phone battery"])
      expect(parseQuery(text).kinds, text).toContain("$phone");
  });

  it("reads the common word in a maker's name as the maker only after the first word, if goods are named", () => {
    expect(everyTerm(parseQuery("digital scale"))).toContain("('digital' & !('western' <-> 'digital'))");
    expect(everyTerm(parseQuery("数码相机 sony"))).toContain("!('western' <-> 'digital')");
    for (const text of ["western digital disk", "digital"])
      expect(everyTerm(parseQuery(text)), text).not.toContain("!");
    expect(typed("be quiet fan")).toEqual(["be quiet", "fan"]);
  });

  it("recognises accessories of a maker's phones by the names of the phones", () => {
    for (const [text, line] of [
      ["三星手机壳", "galaxy"],
      ["xiaomi case", "redmi"],
      ["apple screen protector", "iphone"],
      ["ស្រោម Samsung", "galaxy"],
    ] as const)
      expect(others(text), text).toContain(line);
    expect(others("samsung phone")).not.toContain("galaxy");
    for (const [text, maker] of [
      ["macbook charger", "apple"],
      ["ឆ្នាំងសាក iPhone", "apple"],
      ["thinkpad adapter", "lenovo"],
    ] as const)
      expect(others(text), text).toContain(maker);
    expect(others("macbook case")).not.toContain("apple");
  });

  it.each([
    ["监控用硬盘", "$surveillance disk"],
    ["硬盘监控用", "$surveillance disk"],
    ["手机用充电器", "$charger"],
    ["重装系统", "$installation"],
    ["装监控", "$installation"],
    ["ដាក់កាមេរ៉ា", "$installation"],
    ["摄像头套装", "$camera"],
  ])("reads %s as %s", (text, kind) => {
    expect(parseQuery(text).kinds).toContain(kind);
    if (kind !== "$installation") expect(parseQuery(text).kinds).not.toContain("$installation");
  });

  it("recognises product lines for players as gaming", () => {
    for (const text of ["gaming mouse", "កាសហ្គេម", "游戏耳机", "game pc"]) expect(others(text), text).toContain("razer");
    expect(parseQuery("游戏主机").kinds).toContain("$desktop");
  });

  it.each([
    ["iphone charger", "charger"],
    ["ឆ្នាំងសាក iPhone", "charger"],
    ["កាមេរ៉ាក្រៅផ្ទះ", "camera"],
    ["headphones sony", "headphone"],
    ["tv 55 inch", "tv"],
    ["三星手机壳", "phone case"],
    ["case for iphone 15", "case"],
    ["charger for laptop", "charger"],
    ["gigabit poe switch", "poe switch"],
    ["notebook bag dell", "laptop bag"],
    ["កាបូបឡេបថប", "laptop bag"],
    ["phone with good camera", "phone"],
    ["ស្រោមសម្រាប់ iPhone 15", "case"],
    ["iphone 15 pro case blue", "case"],
  ])("reads %s as the kind %s", (text, kind) => expect(parseQuery(text).kinds).toContain(`$${kind}`));

  it.each([
    ["下压式散热器", "$low profile cooler"],
    ["双塔散热", "$air cooler"],
    ["马甲条", "$ram"],
    ["独显", "$gpu"],
    ["配线架", "$patch panel"],
    ["水晶头", "$rj45 connector"],
    ["废粉盒", "$waste toner"],
    ["瘦客户机", "$thin client"],
    ["后摄", "$back camera"],
    ["ខ្សែណេត", "$network cable"],
    ["ជែលស៊ីភីយូ", "$thermal paste"],
    ["ម៉ាស៊ីនបូកលេខ", "$calculator"],
  ])("knows trade words: %s is a %s", (text, kind) => {
    expect(parseQuery(text).kinds).toContain(kind);
  });

  // The group of case fans is called `Cooling`.
});
