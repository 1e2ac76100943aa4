import type { Texts } from "../../messages.ts";

export const drawers = {
  brands_failed: "品牌加载失败。",
  wishlist_empty: "您还没有收藏商品。",
  wishlist_empty_text: "快去逛逛，总有一件好物适合您！",
  wishlist_failed: "收藏加载失败。",
  add_to_cart: "加入购物车",
  choose_options: "选择规格",
  added_to_cart: "{name} 已加入购物车",
  sold_out: "缺货",
  quantity_of: "{name} 的数量",
  total: "小计",
  grand_total: "总计",
  delivery_fee: "运费",
  delivery_later: "运费将在结算时计算。",
  checkout: "结算",
  shop_by_categories: "按分类选购",
  main_menu: "主菜单",
  remove_named: "移除 {name}",
} satisfies Texts<"drawers">;
