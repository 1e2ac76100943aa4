import type { Texts } from "../../messages.ts";

export const product = {
  model: "ម៉ូដែល",
  sku: "លេខកូដទំនិញ",
  brand: "ម៉ាក",
  pictures: "រូបភាពរបស់ {name}",
  picture_of: "{name} រូបភាពទី {number} ក្នុងចំណោម {count}",
  zoom: "ពង្រីករូបភាព",
  zoom_close: "បិទ",
  zoom_previous: "រូបភាពមុន",
  zoom_next: "រូបភាពបន្ទាប់",

  in_stock: "មានក្នុងស្តុក",
  few_left: "នៅសល់តែ {count} ប៉ុណ្ណោះ",
  out_of_stock: "អស់ស្តុក",
  option_out: "{name} (អស់ស្តុក)",
  promo_ends: "បញ្ចុះតម្លៃដល់ថ្ងៃទី {date}",
  you_save: "អ្នកសន្សំបាន {amount} ({percent}%)",
  on_request: "ផលិតផលនេះមិនទាន់មានតម្លៃទេ។ សូមសួរយើង យើងនឹងប្រាប់អ្នក។",
  ask: "សួរតម្លៃ",

  quantity: "ចំនួន",
  add_to_cart: "ដាក់ក្នុងកន្ត្រក",
  buy_now: "ទិញឥឡូវនេះ",
  share: "ចែករំលែក",
  link_copied: "បានចម្លងតំណ",

  delivery_title: "ដឹកជញ្ជូនទូទាំងប្រទេសកម្ពុជា",
  delivery_text: "ថ្លៃដឹកអាស្រ័យលើខេត្ត ហើយបង្ហាញមុនពេលអ្នកបង់ប្រាក់។",
  warranty_month: "ធានា ១ ខែ",
  warranty_months: "ធានា {months} ខែ",
  warranty_none: "មិនមានការធានាពីក្រុមហ៊ុនផលិត",
  warranty_text: "ពិនិត្យតាមលេខស៊េរីនៅទំព័រការធានា។",
  warranty_shop: "ប្រសិនបើទំនិញមានបញ្ហាពេលទទួល ហាងនៅតែជួយអ្នក។",
  payment_title: "បង់ប្រាក់តាមវិធីដែលអ្នកចង់បាន",
  payment_text: "KHQR ផ្ទេរតាមធនាគារ ឬបង់ពេលទទួលទំនិញ។",

  specifications: "លក្ខណៈបច្ចេកទេស",
  description: "ការពិពណ៌នា",
  related: "ផលិតផលស្រដៀងគ្នា",
  description_short: "{name} នៅ {store} តម្លៃ {price}។ {warranty}",
} satisfies Texts<"product">;
