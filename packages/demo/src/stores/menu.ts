import type { DemoStore } from "../types.ts";
import { text } from "./define.ts";

type Entry = DemoStore["menu"][number];

const entry = (icon: string, to: string, className: string, title: Entry["title"]): Entry => ({ icon, title, to, class: className });

/** The entries that a store's menu bar can have. */
export const menu = {
  phone: entry("smartphone", "/phone", "menu-phone", text("Phone Tablet", "ទូរស័ព្ទ និងថេប្លេត", "手机平板")),
  camera: entry("cctv", "/camera", "menu-camera", text("Camera", "កាមេរ៉ា", "摄像头")),
  smarthome: entry("house", "/smarthome", "menu-smarthome", text("Smart Home", "ផ្ទះឆ្លាតវៃ", "智能家居")),
  sparepart: entry("wrench", "/sparepart", "menu-sparepart", text("Spare Part", "គ្រឿងបន្លាស់", "维修配件")),
  pcbuilder: entry("cpu", "/pcbuilder", "menu-pcbuilder", text("PC Builder", "ផ្គុំកុំព្យូទ័រ", "装机助手")),
  services: entry("calendar-check", "/services", "menu-services", text("Services", "សេវាកម្ម", "服务")),
  promotions: entry("badge-percent", "/promotions", "menu-promotions", text("Promotions", "ការបញ្ចុះតម្លៃ", "促销")),
  warranty: entry("shield-check", "/warranty", "menu-warranty", text("Warranty", "ការធានា", "保修")),
  news: entry("newspaper", "/news", "menu-news", text("News", "ព័ត៌មាន", "资讯")),
  checkResult: entry("clipboard-check", "/check-result", "menu-check-result", text("Check Result", "លទ្ធផលពិនិត្យ", "检测结果")),
} satisfies Record<string, Entry>;
