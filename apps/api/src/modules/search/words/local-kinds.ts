import { phraseKey } from "./english.ts";
import { fold } from "./fold.ts";
import { runsOf, type Run } from "./scripts.ts";
import { isShopWord, segment } from "./segments.ts";
import { goodsKeys, isService, synonymsOf } from "./synonyms.ts";

/** What Chinese names of phones and laptops boast of: 4800万高清相机. */
const boasted = new Set("屏 屏幕 全面屏 显示屏 相机 镜头 电池 内存 散热 玻璃 处理器".split(" "));

/**
 * The kinds of a product by its Khmer or Chinese name, in English as `kindsOf` gives them: of the goods that the name
 * ends with in Chinese (游戏手机), and begins with in Khmer. None where a word of another trade stands there:
 * 手机消毒柜, a steriliser, is no phone.
 */
export function kindsOfLocalName(name: string): string[] {
  for (const run of runsOf(fold(name))) {
    const good = run.script === "latin" ? undefined : goodIn(run);
    if (good === undefined) continue;
    const names = [good, ...synonymsOf(good)!].map((each) => phraseKey(fold(each).split(" ")));
    return [...new Set(names)].filter((each) => /^[\x20-\x7e]+$/.test(each)).map((each) => `$${each}`);
  }
  return [];
}

function goodIn(run: Run): string | undefined {
  const words = segment(run);
  if (words.some(isService)) return undefined;
  const isNamed = (word: string) => goodsKeys.has(word);
  if (run.script === "khmer") return words.slice(0, 1).find(isNamed);
  const at = words.findLastIndex((word) => isNamed(word) && !boasted.has(word));
  return words.slice(at + 1).every(isShopWord) ? words[at] : undefined;
}
