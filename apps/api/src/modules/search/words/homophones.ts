import { dictionary } from "./dictionary.ts";
import { fold } from "./fold.ts";
import { isShopWord } from "./segments.ts";

/**
 * Signs that sound alike, of those that names of goods are written with and what is typed for them: keyboards that are
 * told a sound offer all of them, and shoppers take the wrong one. Tones, and -n beside -ng, are not told apart.
 */
const sameSound: readonly string[] = [
  "器气汽其齐起企", "机几鸡基集记计级技急", "仪义议一以易移艺异", "宝包保报堡饱", "板版办半班般", "屏平瓶评凭苹萍", "线现限显县先险仙", "箱像象相向想响香项",
  "充冲虫", "电点典垫", "盘判攀盼", "键件建健监见间检剪简尖", "壳克可科客刻课", "卡咖咔", "膜磨模摸末", "灯等登", "铃令零玲灵领另菱", "锁所索", "表标彪", "环换还欢",
  "耳而儿尔二", "鼠数属书输树竖", "笔比必币", "本笨奔", "脑恼闹", "主住注祝助", "示视是式识事试石室适市", "存村寸", "打大达搭", "投头透偷", "影英应硬音因印引赢",
  "路录陆露鹿炉", "由油有游优邮", "交胶脚叫教", "摄射设社涉", "控空孔", "无五物屋舞务误", "蓝篮兰拦懒", "牙芽压鸭亚", "地的低底第弟递", "扫嫂骚", "净静镜竞经精京金晶筋",
  "化话画花华划滑", "智只知指制值志支纸质枝", "手首守受收瘦", "国果过锅裹", "三散伞", "星行型形新心芯", "联连脸练帘莲", "戴带代待袋", "惠会回汇慧灰", "普谱铺扑",
  "罗落洛骡", "佳家加架夹价假", "海害", "威为微围维卫位未尾味", "条调跳挑", "固古故股顾鼓", "态太台抬泰", "动东懂冬洞", "源元原园员远院圆", "插查茶差叉", "座坐做作左",
  "关官管馆", "窗创床", "风封丰峰疯", "扇山闪善删", "修秀休袖", "安按暗案", "装状庄壮", "清轻青情请", "洁接节街结", "据具剧句举聚", "后候厚", "盖改该", "池吃尺迟持",
  "配陪培赔", "麦卖买", "筒同桶通痛", "体提题", "拍牌派", "宽款", "轮论",
];
const sounds = new Map(sameSound.flatMap((signs) => [...signs].reverse().map((sign): [string, string] => [sign, signs[0]!])));

const soundOf = (word: string): string => [...word].map((sign) => sounds.get(sign) ?? sign).join("");

const isHan = (word: string) => /^\p{Script=Han}{2,}$/u.test(word);
const bySound = new Map(dictionary.flat().map(fold).filter(isHan).reverse().map((word) => [soundOf(word), word]));

/** A word that is typed wrong is cut into more pieces than it should be. */
const mostPieces = 5;

/**
 * The word of the dictionary that pieces of a Chinese text from `start` on are but for signs that sound alike, the longest first:
 * 充电气, a charger, and 键盘 as 建盘. What the shop, or any dictionary, knows as it is written is one piece, and left alone.
 */
export function homophoneAt(pieces: readonly string[], start: number): { length: number; word: string } | undefined {
  for (let length = Math.min(mostPieces, pieces.length - start); length > 1; length--) {
    const taken = pieces.slice(start, start + length);
    const word = taken.every(isShopWord) ? undefined : bySound.get(soundOf(taken.join("")));
    if (word !== undefined) return { length, word };
  }
  return undefined;
}
