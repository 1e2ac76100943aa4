import type { Text } from "../types.ts";

/** Colours as makers name them: what they look like, and their names in Khmer and Chinese. */
const table: Record<string, [look: string, km: string, zh: string]> = {
  Black: ["#24262b", "ខ្មៅ", "黑色"],
  "Phantom Black": ["#26282d", "ខ្មៅងងឹត", "幻影黑色"],
  "Space Black": ["#2f3034", "ខ្មៅអវកាស", "深空黑色"],
  Graphite: ["#44474d", "ប្រផេះក្រាហ្វីត", "石墨色"],
  Midnight: ["#232a36", "ខៀវរាត្រី", "午夜色"],
  "Space Grey": ["#5b5e64", "ប្រផេះអវកាស", "深空灰色"],
  White: ["#eceef0", "ស", "白色"],
  Starlight: ["#ebe4d8", "ពន្លឺផ្កាយ", "星光色"],
  Silver: ["#d3d6da", "ប្រាក់", "银色"],
  Grey: ["#8a8f96", "ប្រផេះ", "灰色"],
  "Titanium Grey": ["#8b8a85", "ប្រផេះទីតាញ៉ូម", "钛灰色"],
  "Titanium Black": ["#3f4045", "ខ្មៅទីតាញ៉ូម", "钛黑色"],
  "Natural Titanium": ["#b5aea2", "ទីតាញ៉ូមធម្មជាតិ", "原色钛金属"],
  "Desert Titanium": ["#c9b29b", "ទីតាញ៉ូមខ្សាច់", "沙漠色钛金属"],
  "Titanium Silverblue": ["#b4c1cf", "ខៀវប្រាក់ទីតាញ៉ូម", "钛银蓝色"],
  "Titanium Whitesilver": ["#dcdcd8", "សប្រាក់ទីតាញ៉ូម", "钛银白色"],
  Blue: ["#5b84b8", "ខៀវ", "蓝色"],
  Navy: ["#2d3e5f", "ខៀវទឹកប៊ិច", "海军蓝色"],
  "Deep Blue": ["#2b4269", "ខៀវចាស់", "深蓝色"],
  "Icy Blue": ["#c4d7e6", "ខៀវទឹកកក", "冰蓝色"],
  "Sky Blue": ["#b9d3e8", "ខៀវផ្ទៃមេឃ", "天蓝色"],
  Ultramarine: ["#8d9fe0", "ខៀវទឹកសមុទ្រ", "群青色"],
  "Mist Blue": ["#a9bdd1", "ខៀវអ័ព្ទ", "雾蓝色"],
  Green: ["#7fa28a", "បៃតង", "绿色"],
  Mint: ["#c2e2d0", "បៃតងខ្ចី", "薄荷绿色"],
  Sage: ["#a9b89a", "បៃតងប្រផេះ", "鼠尾草绿色"],
  Teal: ["#5f9ea0", "ខៀវបៃតង", "深青色"],
  "Forest Green": ["#3c5a48", "បៃតងព្រៃ", "森林绿色"],
  Olive: ["#6b6f4e", "បៃតងអូលីវ", "橄榄绿色"],
  Purple: ["#8f7fb5", "ស្វាយ", "紫色"],
  Lavender: ["#cfc3e3", "ស្វាយខ្ចី", "薰衣草紫色"],
  Violet: ["#6f5fa8", "ស្វាយចាស់", "紫罗兰色"],
  Pink: ["#eec7cd", "ផ្កាឈូក", "粉色"],
  "Rose Gold": ["#e3b9ac", "មាសផ្កាឈូក", "玫瑰金色"],
  Red: ["#b9313c", "ក្រហម", "红色"],
  Coral: ["#ee8a72", "ផ្កាថ្ម", "珊瑚色"],
  Orange: ["#e8793a", "ទឹកក្រូច", "橙色"],
  "Cosmic Orange": ["#d9763f", "ទឹកក្រូចអវកាស", "星宇橙色"],
  Gold: ["#d9bf8c", "មាស", "金色"],
  Yellow: ["#f0d774", "លឿង", "黄色"],
  Cream: ["#efe6d2", "ទឹកដោះគោ", "奶油色"],
  Beige: ["#d8c8ae", "សាច់", "米色"],
  Brown: ["#7a5b45", "ត្នោត", "棕色"],
  Sand: ["#cfbfa5", "ខ្សាច់", "沙色"],
};

function entryOf(name: string): [look: string, km: string, zh: string] {
  const entry = table[name];
  if (entry === undefined) throw new Error(`no colour called ${name}`);
  return entry;
}

/** The look of a colour by its maker's name. */
export const colour = (name: string): string => entryOf(name)[0];

/** A colour as shops call it. */
export function colourName(name: string): Text {
  const [, km, zh] = entryOf(name);
  return { en: name, km, zh };
}
