import { expect, it } from "vitest";
import { kindsOfLocalName } from "./local-kinds.ts";

it.each([
  ["荣耀V20 游戏手机 麒麟980芯片", "$phone"],
  ["真无线蓝牙耳机 安卓苹果手机通用", "$headphone"],
  ["手机支架 桌面", "$phone stand"],
  ["ទូរស័ព្ទ Samsung A15", "$phone"],
  ["Samsung A15 ទូរស័ព្ទ ស៊ីមពីរ", "$phone"],
])("%s is a %s", (name, kind) => {
  expect(kindsOfLocalName(name)[0]).toBe(kind);
});

it.each([
  // Ends with a word that is not in the dictionary.
  "手机消毒柜",
  // Boasts of a part.
  "红米6A 1300万高清相机 大电池",
  // Is work, and no phone.
  "手机换屏",
  // Begins with a word that is not in the dictionary.
  "ក្រណាត់ជូតទូរស័ព្ទ",
  "Apple iPhone 11",
])("%s is of no known kind", (name) => {
  expect(kindsOfLocalName(name)).toEqual([]);
});
