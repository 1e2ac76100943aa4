import type { Texts } from "../../messages.ts";

export const drawers = {
  brands_failed: "មិនអាចបង្ហាញម៉ាកបានទេ។",
  wishlist_empty: "បញ្ជីចូលចិត្តរបស់អ្នកនៅទទេ។",
  wishlist_empty_text: "សូមចូលមើលទំនិញរបស់យើង អ្នកនឹងរកឃើញអ្វីដែលអ្នកពេញចិត្ត!",
  wishlist_failed: "មិនអាចបង្ហាញបញ្ជីចូលចិត្តបានទេ។",
  add_to_cart: "ដាក់ក្នុងកន្ត្រក",
  choose_options: "ជ្រើសជម្រើស",
  added_to_cart: "{name} បានដាក់ក្នុងកន្ត្រករួចហើយ",
  sold_out: "អស់ស្តុក",
  quantity_of: "ចំនួន {name}",
  total: "សរុប",
  grand_total: "សរុបទាំងអស់",
  delivery_fee: "ថ្លៃដឹកជញ្ជូន",
  delivery_later: "ថ្លៃដឹកជញ្ជូននឹងគណនាពេលបញ្ជាទិញ។",
  checkout: "ទូទាត់ប្រាក់",
  shop_by_categories: "ទិញតាមប្រភេទ",
  main_menu: "ម៉ឺនុយមេ",
  remove_named: "ដក {name} ចេញ",
} satisfies Texts<"drawers">;
