import { expect, it } from "vitest";
import { firstHomophone } from "./homophones.ts";
import { others } from "../../../../testing/read-terms.ts";

it.each([
  ["充电气", "charger"],
  ["冲电宝", "power bank"],
  ["摄象头", "camera"],
  ["健盘", "keyboard"],
  ["耳几", "headphone"],
  ["主版", "motherboard"],
  ["平版电脑", "tablet"],
  ["手机克", "phone case"],
  ["蓝牙音向", "speaker"],
  ["三星显示气", "monitor"],
])("recognises a Chinese word with characters of the same sound: %s", (text, meant) =>
  expect(others(text)).toContain(meant),
);

it.each([
  ["扫地器人", "robot vacuum"],
  ["路器", "router"],
  ["手屏幕", "phone screen"],
  ["移硬盘 1tb", "external hard drive"],
  ["显器", "monitor"],
])("recognises a Chinese word with one character missing: %s", (text, meant) => expect(others(text)).toContain(meant));

it("does not complete what may be a part of different names, or of words for goods", () => {
  for (const pieces of [
    ["打", "机"],
    ["手", "套"],
    ["线", "路由器"],
    ["新", "机箱"],
    ["小", "屏", "手机"],
  ])
    expect(firstHomophone(pieces), pieces.join("")).toBeUndefined();
});

it("does not change what is one word, or sounds like no goods", () => {
  for (const pieces of [["音像"], ["手机", "手表"], ["鼠标", "店"], ["加", "湿", "机"]])
    expect(firstHomophone(pieces), pieces.join("")).toBeUndefined();
});
