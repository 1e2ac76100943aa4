import type { Texts } from "../../messages.ts";

export const search = {
  label: "ស្វែងរកផលិតផល",
  placeholder: "ស្វែងរកផលិតផល ម៉ាក ឬម៉ូដែល",
  submit: "ស្វែងរក",
  suggestions: "ការណែនាំ",
  products: "ផលិតផល",
  categories: "ប្រភេទ",
  brands: "ម៉ាក",
  all_results: "លទ្ធផលទាំងអស់សម្រាប់ «{text}»",
  suggestion_count: "មានការណែនាំ {count}។ ប្រើគ្រាប់ចុចព្រួញឡើង និងចុះ។",
  no_suggestions: "គ្មានការណែនាំ",

  title: "ស្វែងរក",
  title_for: "លទ្ធផលសម្រាប់ «{text}»",
  description: "ផលិតផលនៅ {store} សម្រាប់ «{text}» ព្រមទាំងតម្លៃ និងស្តុក។",
  did_you_mean: "តើអ្នកចង់រក {text} មែនទេ?",
  near: "ផលិតផលផ្សេងទៀតដែលស្រដៀងនឹងអ្វីដែលអ្នកកំពុងរក",
  loose: "គ្មានផលិតផលណាមានពាក្យទាំងអស់នេះទេ។ ផលិតផលខាងក្រោមនេះស្រដៀងនឹងអ្វីដែលអ្នកកំពុងរក៖",
  none_for: "រកមិនឃើញអ្វីសម្រាប់ «{text}» ទេ",
  none_tip: "សូមពិនិត្យអក្ខរាវិរុទ្ធ ប្រើពាក្យតិចជាងមុន ឬស្វែងរកតាមលេខម៉ូដែល។",
  none_browse: "ឬមើលតាមប្រភេទ៖",
  start: "តើអ្នកកំពុងរកអ្វី?",
} satisfies Texts<"search">;
