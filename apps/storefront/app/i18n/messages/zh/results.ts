import type { Texts } from "../../messages.ts";

export const results = {
  title: "搜索",
  title_for: "“{text}”的搜索结果",
  description: "{store} 与“{text}”相关的商品、价格和库存。",
  did_you_mean: "您要找的是 {text} 吗？",
  near: "与您要找的相近的商品",
  loose: "没有商品符合全部关键词，以下商品比较相近：",
  left_out: "配件及其他仅提到这些词的商品未列出。",
  left_out_show: "全部显示",
  with_mentions: "包含仅提到这些词的商品",
  sort_match: "相关度",
  none_for: "没有找到“{text}”",
  none_tip: "请检查拼写、减少关键词，或直接搜索型号。",
  none_browse: "也可以按分类浏览：",
  start: "您在找什么？",
} satisfies Texts<"results">;
