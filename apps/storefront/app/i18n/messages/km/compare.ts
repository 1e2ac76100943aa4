import type { Texts } from "../../messages.ts";

export const compare = {
  title: "ប្រៀបធៀបផលិតផល",
  description: "មើលផលិតផលទន្ទឹមគ្នា ដោយគូសបញ្ជាក់រាល់ចំណុចខុសគ្នា។",
  table: "ផលិតផលដែលប្រៀបធៀប",
  empty_title: "មិនទាន់មានអ្វីប្រៀបធៀបទេ",
  empty_text: "ជ្រើសផលិតផលរហូតដល់ {max} ដោយចុចប៊ូតុងប្រៀបធៀបលើផលិតផល។",
  browse: "មើលផលិតផល",
  add: "បន្ថែមផលិតផល",
  remove: "ដក {name} ចេញ",
  clear: "ដកចេញទាំងអស់",
  print: "បោះពុម្ព",
  only_differences: "តែចំណុចខុសគ្នា",
  differs: "ខុសគ្នា",
  gone: "លែងលក់នៅទីនេះហើយ",
  feature: "លក្ខណៈ",
  buy: "ទិញ",
  price: "តម្លៃ",
  stock: "ស្តុក",
  brand: "ម៉ាក",
  warranty: "ការធានា",
  loading: "កំពុងផ្ទុកផលិតផល",
} satisfies Texts<"compare">;
