import type { Texts } from "../../messages.ts";

export const search = {
  label: "搜索商品",
  placeholder: "搜索商品、品牌、型号",
  submit: "搜索",
  suggestions: "搜索建议",
  products: "商品",
  categories: "分类",
  brands: "品牌",
  recent: "最近搜索",
  all_results: "“{text}”的全部结果",
  suggestion_count: "有 {count} 条建议，可用上下方向键选择。",
  sold_out: "售罄",
  no_suggestions: "没有建议",
} satisfies Texts<"search">;
