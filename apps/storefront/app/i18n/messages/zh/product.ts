import type { Texts } from "../../messages.ts";

export const product = {
  model: "型号",
  sku: "货号",
  brand: "品牌",
  pictures: "{name} 的图片",
  picture_of: "{name}，第 {number} 张，共 {count} 张",
  zoom: "放大图片",
  zoom_close: "关闭",
  zoom_previous: "上一张",
  zoom_next: "下一张",

  in_stock: "有货",
  few_left: "仅剩 {count} 件",
  out_of_stock: "缺货",
  option_out: "{name}（缺货）",
  promo_ends: "促销截至 {date}",
  you_save: "立省 {amount}（{percent}%）",
  on_request: "该商品暂无标价，请联系我们询价。",
  ask: "询价",

  quantity: "数量",
  add_to_cart: "加入购物车",
  buy_now: "立即购买",
  share: "分享",
  link_copied: "链接已复制",

  delivery_title: "柬埔寨全国配送",
  delivery_text: "运费按省份计算，付款前会显示。",
  warranty_month: "保修 1 个月",
  warranty_months: "保修 {months} 个月",
  warranty_none: "无厂家保修",
  warranty_text: "可在保修页面凭序列号查询。",
  warranty_shop: "到货如有问题，本店仍会协助处理。",
  payment_title: "付款方式灵活",
  payment_text: "KHQR、银行转账或货到付款。",

  specifications: "规格参数",
  description: "商品介绍",
  related: "相似商品",
  description_short: "{store} 在售 {name}，{price}。{warranty}",
} satisfies Texts<"product">;
