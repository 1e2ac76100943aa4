import { numbers } from "../numbers.ts";
import { makeProduct } from "./generate.ts";

const generic = [
  "camera",
  "phone",
  "samsung phone",
  "gaming laptop",
  "wireless mouse",
  "outdoor camera",
  "router",
  "black case",
  "ssd 1tb",
  "monitor",
  "hikvision dome camera",
  "power bank",
  "headphones",
  "smart lock",
  "charger 64 gb",
  "printer epson",
  "cable",
  "xiaomi",
  "earbuds white",
  "graphics card",
];
const others = [
  "កាមេរ៉ា",
  "ទូរស័ព្ទ",
  "ឡេបថប",
  "ស្មាតហ្វូនសាមសុង",
  "ខ្សែសាក",
  "កាមេរ៉ាក្រៅផ្ទះ",
  "手机",
  "摄像头",
  "蓝牙耳机",
  "三星手机",
  "充电器",
  "笔记本电脑",
];
const typos = ["camra", "samsng phone", "gamming laptop", "wireles mouse", "rotuer", "hikvison", "headfones", "chargr"];

/** So many texts as shoppers search for: kinds of things, makers and kinds, codes, names, in three languages, one in twelve with a mistake. */
export function searchTexts(size: number, many: number): string[] {
  const next = numbers(size + 1);
  const one = (list: readonly string[]) => list[next(list.length)]!;
  return Array.from({ length: many }, (_, index) => {
    const product = makeProduct(100_001 + 1 + next(size));
    switch (index % 12) {
      case 0:
      case 1:
      case 2:
        return one(generic);
      case 3:
      case 4:
        return one(others);
      case 5:
        return product.model!;
      case 6:
        return product.model!.replace(/[^A-Z0-9]/gi, "").toLowerCase();
      case 7:
        return `${product.brand} ${product.categories[0]!.name.en}`;
      case 8:
        return product.name.en.split(" ").slice(0, 3).join(" ");
      case 9:
        return `${product.categories[0]!.name.en} ${product.name.en.split(" ").at(-1)}`;
      case 10:
        return product.model!.slice(0, 7);
      default:
        return one(typos);
    }
  });
}

/** The same while they are being typed: from the third letter on. */
export function typedTexts(size: number, many: number): string[] {
  const next = numbers(size + 2);
  return searchTexts(size, many).map((text) => {
    const signs = [...text];
    return signs.slice(0, Math.max(/[a-z]/i.test(text) ? 3 : 2, 2 + next(signs.length))).join("");
  });
}
