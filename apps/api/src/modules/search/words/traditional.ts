import { Converter } from "opencc-js/t2cn";

const inSimplified = Converter({ from: "t", to: "cn" });

/**
 * Words of Taiwan and Hong Kong for goods, in simplified characters, and how catalogues call the same. OpenCC has a list
 * of such words too, but that rewrites texts of the mainland: 文件, 程序, 上网路由器.
 */
const regional: readonly (readonly [string, string])[] = [
  ["硬碟", "硬盘"],
  ["磁碟", "磁盘"],
  ["光碟", "光盘"],
  ["滑鼠", "鼠标"],
  ["印表", "打印"],
  ["列印机", "打印机"],
  ["列印", "打印"],
  ["影印", "复印"],
  ["伺服器", "服务器"],
  ["网路", "网络"],
  ["主机板", "主板"],
  ["记忆体", "内存"],
  ["笔记型", "笔记本"],
  ["数位", "数码"],
  ["携带式", "便携式"],
  ["携带型", "便携式"],
  ["解析度", "分辨率"],
  ["录影", "录像"],
  ["摄影机", "摄像机"],
  ["监视", "监控"],
  ["车用", "车载"],
  ["侦测", "探测"],
  ["感测器", "传感器"],
  ["机上盒", "机顶盒"],
  ["打机", "打游戏"],
  ["叉电", "充电"],
  ["咭", "卡"],
  ["智慧型", "智能"],
  ["智慧", "智能"],
];
const calledElsewhere = new Map(regional);
/** Not 上网|路由 or 汽车|用. */
const anyRegional = new RegExp(`(?!网路由)(?<![汽货动](?=车用))(?:${regional.map(([word]) => word).join("|")})`, "g");

/**
 * Converts Chinese to simplified characters and to the words of the mainland. Catalogues use these, while shoppers from
 * Taiwan or Hong Kong type 手機 for 手机 and 硬碟 for 硬盘.
 */
export function toSimplified(text: string): string {
  return /\p{Script=Han}/u.test(text)
    ? inSimplified(text).replace(anyRegional, (word) => calledElsewhere.get(word)!)
    : text;
}
