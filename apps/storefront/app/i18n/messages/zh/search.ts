import type { Texts } from "../../messages.ts";

export const search = {
  label: "搜索商品",
  placeholder: "搜索商品、品牌、型号",
  submit: "搜索",
  suggestions: "搜索建议",
  products: "商品",
  categories: "分类",
  brands: "品牌",
  all_results: "“{text}”的全部结果",
  suggestion_count: "有 {count} 条建议，可用上下方向键选择。",
  no_suggestions: "没有建议",

  title: "搜索",
  title_for: "“{text}”的搜索结果",
  description: "{store} 与“{text}”相关的商品、价格和库存。",
  did_you_mean: "您要找的是 {text} 吗？",
  near: "与您要找的相近的商品",
  loose: "没有商品符合全部关键词，以下商品比较相近：",
  left_out: "配件及其他仅提到这些词的商品未列出。",
  left_out_show: "全部显示",
  none_for: "没有找到“{text}”",
  none_tip: "请检查拼写、减少关键词，或直接搜索型号。",
  none_browse: "也可以按分类浏览：",
  start: "您在找什么？",
} satisfies Texts<"search">;
