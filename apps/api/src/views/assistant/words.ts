import type { LocalText } from "@shop/kit/locale";

/** Texts of the tables and links that tools return. */
export const words = {
  see_all: { en: "See all {count}", km: "មើលទាំង {count}", zh: "查看全部 {count} 件" },
  brand: { en: "Brand", km: "ម៉ាក", zh: "品牌" },
  price: { en: "Price", km: "តម្លៃ", zh: "价格" },
  stock: { en: "Stock", km: "ស្តុក", zh: "库存" },
  in_stock: { en: "In stock", km: "មានក្នុងស្តុក", zh: "有货" },
  sold_out: { en: "Out of stock", km: "អស់ស្តុក", zh: "缺货" },
  warranty: { en: "Warranty", km: "ការធានា", zh: "保修" },
  months: { en: "{count} months", km: "{count} ខែ", zh: "{count} 个月" },
  no_warranty: { en: "None", km: "គ្មាន", zh: "无" },
  warranty_page: { en: "Warranty", km: "ការធានា", zh: "保修查询" },
  my_orders: { en: "My orders", km: "ការបញ្ជាទិញរបស់ខ្ញុំ", zh: "我的订单" },
  login: { en: "Log in", km: "ចូលគណនី", zh: "登录" },
  tracking: { en: "Track a delivery", km: "តាមដានទំនិញ", zh: "物流查询" },
  compare_page: { en: "Compare", km: "ប្រៀបធៀប", zh: "对比" },
  help_center: { en: "Help Center", km: "មជ្ឈមណ្ឌលជំនួយ", zh: "帮助中心" },
  policy: { en: "Policy", km: "គោលការណ៍", zh: "店铺政策" },
  services: { en: "Services", km: "សេវាកម្ម", zh: "服务" },
  pc_builder: { en: "PC Builder", km: "ផ្គុំកុំព្យូទ័រ", zh: "装机助手" },
  promotions: { en: "Promotions", km: "ការបញ្ចុះតម្លៃ", zh: "促销" },
} as const satisfies Record<string, LocalText>;
