import type { Texts } from "../../messages.ts";

export const search = {
  label: "ស្វែងរកផលិតផល",
  placeholder: "ស្វែងរកផលិតផល ម៉ាក ឬម៉ូដែល",
  submit: "ស្វែងរក",
  suggestions: "ការណែនាំ",
  products: "ផលិតផល",
  categories: "ប្រភេទ",
  brands: "ម៉ាក",
  recent: "បានស្វែងរកថ្មីៗ",
  all_results: "លទ្ធផលទាំងអស់សម្រាប់ «{text}»",
  suggestion_count: "មានការណែនាំ {count}។ ប្រើគ្រាប់ចុចព្រួញឡើង និងចុះ។",
  sold_out: "អស់ហើយ",
  no_suggestions: "គ្មានការណែនាំ",
} satisfies Texts<"search">;
