import type { Texts } from "../../messages.ts";

export const help = {
  title: "មជ្ឈមណ្ឌលជំនួយ",
  heading: "តើយើងអាចជួយអ្វីអ្នកបាន?",
  description: "ចម្លើយអំពីការបញ្ជាទិញ ការបង់ប្រាក់ ការដឹកជញ្ជូន ការធានា និងគណនីរបស់អ្នកនៅ {store}។",
  search_label: "ស្វែងរកក្នុងមជ្ឈមណ្ឌលជំនួយ",
  search_example: "ឧទាហរណ៍៖ សងប្រាក់វិញ ការដឹកជញ្ជូន លេខកូដ",
  results_for: "ចម្លើយសម្រាប់ «{text}»",
  no_results: "រកមិនឃើញចម្លើយសម្រាប់ «{text}» ទេ។",
  no_results_text: "សូមសាកល្បងពាក្យផ្សេង ឬសួរយើងផ្ទាល់។",
  all_topics: "ប្រធានបទទាំងអស់",
  other_topics: "ប្រធានបទផ្សេងទៀត",
  updated_on: "កែប្រែនៅ {date}",
  helpful: "តើចម្លើយនេះមានប្រយោជន៍ទេ?",
  yes: "មានប្រយោជន៍",
  no: "មិនមានប្រយោជន៍",
  thanks: "អរគុណសម្រាប់មតិរបស់អ្នក។",
  thanks_no: "អរគុណ។ បើអ្នកនៅមានចម្ងល់ សូមសួរយើង។",
  related: "សំណួរពាក់ព័ន្ធ",
  contact_title: "នៅមានសំណួរទៀតទេ?",
  contact_text: "ក្រុមការងារ {store} ឆ្លើយតបតាមទូរស័ព្ទ និងឆាត។",
  call: "ហៅទៅ {number}",

  policy_title: "គោលការណ៍",
  policy_description: "លក្ខខណ្ឌលក់ ឯកជនភាព ការប្រគល់ទំនិញវិញ និងការសងប្រាក់នៅ {store}។",
  policy_contents: "ក្នុងទំព័រនេះ",

  news_title: "ព័ត៌មាន",
  news_description: "ទំនិញថ្មី គន្លឹះ និងការផ្តល់ជូនពី {store}។",
  news_empty: "មិនទាន់មានព័ត៌មាននៅឡើយទេ។",
  news_more: "ព័ត៌មានផ្សេងទៀត",
} satisfies Texts<"help">;
