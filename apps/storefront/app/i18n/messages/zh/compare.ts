import type { Texts } from "../../messages.ts";

export const compare = {
  title: "商品对比",
  description: "并排比较商品，差异一目了然。",
  table: "对比的商品",
  empty_title: "还没有要对比的商品",
  empty_text: "在商品上点对比按钮，最多可选 {max} 件。",
  browse: "浏览商品",
  add: "添加商品",
  remove: "移除 {name}",
  clear: "全部移除",
  print: "打印",
  only_differences: "只看差异",
  differs: "不同",
  gone: "本店已不再销售",
  feature: "参数",
  buy: "购买",
  price: "价格",
  stock: "库存",
  brand: "品牌",
  warranty: "保修",
  loading: "正在加载商品",
} satisfies Texts<"compare">;
