import { foldName } from "./fold-name.ts";

/** Spellings of provinces by their codes. The first Chinese one is displayed; the gazetteer has no Chinese names. */
export const provinceSpellings: Record<string, readonly string[]> = {
  "01": [
    "banteay meanchey",
    "sisophon",
    "poipet",
    "បន្ទាយមានជ័យ",
    "ប៉ោយប៉ែត",
    "សិរីសោភ័ណ",
    "班迭棉吉",
    "卜迭棉芷",
    "波贝",
    "诗梳风",
  ],
  "02": ["battambang", "batdambang", "បាត់ដំបង", "马德望"],
  "03": ["kampong cham", "kompong cham", "កំពង់ចាម", "磅湛", "磅占"],
  "04": ["kampong chhnang", "kompong chhnang", "កំពង់ឆ្នាំង", "磅清扬"],
  "05": ["kampong speu", "kompong speu", "កំពង់ស្ពឺ", "磅士卑", "实居"],
  "06": ["kampong thom", "kompong thom", "កំពង់ធំ", "磅通", "磅同"],
  "07": ["kampot", "កំពត", "贡布"],
  "08": ["kandal", "ta khmau", "takhmao", "កណ្តាល", "តាខ្មៅ", "干丹", "干拉", "大金欧"],
  "09": ["koh kong", "កោះកុង", "国公", "戈公"],
  "10": ["kratie", "kracheh", "ក្រចេះ", "桔井"],
  "11": ["mondulkiri", "mondolkiri", "sen monorom", "មណ្ឌលគិរី", "蒙多基里", "蒙多基里省"],
  "12": ["phnom penh", "pnom penh", "ភ្នំពេញ", "金边"],
  "13": ["preah vihear", "ព្រះវិហារ", "柏威夏"],
  "14": ["prey veng", "ព្រៃវែង", "波罗勉"],
  "15": ["pursat", "ពោធិ៍សាត់", "菩萨"],
  "16": ["ratanakiri", "rattanakiri", "banlung", "រតនគិរី", "បានលុង", "腊塔纳基里", "拉达那基里"],
  "17": ["siem reap", "siemreap", "សៀមរាប", "暹粒"],
  "18": [
    "sihanoukville",
    "preah sihanouk",
    "sihanouk",
    "kampong som",
    "kompong som",
    "ព្រះសីហនុ",
    "សីហនុវិល",
    "កំពង់សោម",
    "西哈努克",
    "西港",
    "西哈努克港",
  ],
  "19": ["stung treng", "steung treng", "ស្ទឹងត្រែង", "上丁"],
  "20": ["svay rieng", "bavet", "ស្វាយរៀង", "បាវិត", "柴桢", "巴域"],
  "21": ["takeo", "តាកែវ", "茶胶"],
  "22": ["oddar meanchey", "otdar meanchey", "samraong", "ឧត្តរមានជ័យ", "奥多棉吉"],
  "23": ["kep", "កែប", "白马"],
  "24": ["pailin", "ប៉ៃលិន", "拜林"],
  "25": ["tboung khmum", "tbong khmum", "ត្បូងឃ្មុំ", "特本克蒙"],
};

const isChinese = (text: string) => /\p{Script=Han}/u.test(text);

/** A province's name in Chinese; undefined for an unknown code. */
export const chineseName = (code: string): string | undefined => provinceSpellings[code]?.find(isChinese);

/** Shorter texts are the beginning of too many names. */
const shortestBeginning = 3;

/**
 * Codes of the provinces that a folded text names by one of their spellings: from its beginning, as កំពង់សោម and Poipet;
 * in Chinese also in part or with a suffix, as 暹粒省.
 */
export function provincesCalled(text: string): string[] {
  const isCalled = isChinese(text)
    ? (name: string) => isChinese(name) && (name.includes(text) || text.includes(name))
    : (name: string) => text.length >= shortestBeginning && foldName(name).startsWith(text);
  return Object.keys(provinceSpellings).filter((code) => provinceSpellings[code]!.some(isCalled));
}
