import type { ChatPart } from "@shop/contract/types";
import type { Language } from "@shop/kit/locale";

/** What an answer must contain, however it is worded. */
export interface Facts {
  /** Kinds of parts that it must have, and must not have. */
  parts?: ChatPart["type"][];
  without?: ChatPart["type"][];
  /** English names of the demo products that it shows first, in this order. */
  about?: string[];
  /** The sub-category, or sub-categories, of every product shown, with the range of prices in dollars. */
  subcategory?: string | string[];
  from?: number;
  to?: number;
  /** The first product shown is the cheapest of the sub-category, and the answer says its price. */
  cheapest?: boolean;
  /** Every product shown has a promotion. */
  reduced?: boolean;
  /** What the text says, in each language. */
  says?: Record<Language, string>;
  delivery?: { fee: number; days: number; provinces: number };
  /** Months of warranty that the text says. */
  months?: number;
  ways?: string[];
  /** Pages that a quote or link leads to. */
  leads?: string[];
}

type Question = { facts: Facts } & Record<Language, string>;

/** What shoppers ask, in the shop's three languages, about the demo store S001: first plainly, then as it is typed, with slips, mixed languages and two wishes in a message. */
export const questions: readonly Question[] = [
  {
    en: "How much is the Samsung Galaxy S25 Ultra?",
    km: "Samsung Galaxy S25 Ultra តម្លៃប៉ុន្មាន?",
    zh: "三星 Galaxy S25 Ultra 多少钱？",
    facts: { parts: ["facts"], about: ["Samsung Galaxy S25 Ultra"], reduced: true },
  },
  {
    en: "Do you have the iPhone 17 in stock?",
    km: "តើមាន iPhone 17 ក្នុងស្តុកទេ?",
    zh: "iPhone 17 有现货吗？",
    facts: { parts: ["facts"], about: ["Apple iPhone 17"], says: { en: "is in stock", km: "មានក្នុងស្តុក", zh: "有货" } },
  },
  {
    en: "Show me phones under $200 please",
    km: "ខ្ញុំចង់បានទូរស័ព្ទក្រោម ២០០ ដុល្លារ",
    zh: "我想买200美元以下的手机",
    facts: { parts: ["products"], subcategory: "smartphone", to: 200 },
  },
  {
    en: "What is your cheapest dome camera?",
    km: "កាមេរ៉ារាងកោះថោកជាងគេ",
    zh: "最便宜的半球摄像机是哪款？",
    facts: { parts: ["products"], subcategory: "dome-camera", cheapest: true },
  },
  {
    en: "cheapest laptop",
    km: "កុំព្យូទ័រយូរដៃថោក",
    zh: "最便宜的笔记本电脑",
    facts: { parts: ["products"], subcategory: ["laptop-everyday", "laptop-gaming", "macbook"], cheapest: true },
  },
  {
    en: "a laptop between 400 and 700 dollars",
    km: "ឡេបថបពី 400 ដល់ 700 ដុល្លារ",
    zh: "400到700美元的笔记本电脑",
    facts: { parts: ["products"], subcategory: "laptop-everyday", from: 400, to: 700 },
  },
  {
    en: "What is the difference between the Galaxy S25 and the iPhone 17?",
    km: "ប្រៀបធៀប Galaxy S25 និង iPhone 17",
    zh: "Galaxy S25 和 iPhone 17 哪个好？",
    facts: { parts: ["comparison"], about: ["Samsung Galaxy S25", "Apple iPhone 17"], leads: ["/compare"] },
  },
  {
    en: "What does delivery to Siem Reap cost?",
    km: "ថ្លៃដឹកទៅសៀមរាបប៉ុន្មាន?",
    zh: "送到暹粒运费多少？",
    facts: { delivery: { fee: 2, days: 2, provinces: 1 } },
  },
  {
    en: "How long does shipping to Phnom Penh take?",
    km: "ដឹកជញ្ជូនទៅភ្នំពេញប្រើពេលប៉ុន្មានថ្ងៃ?",
    zh: "配送到金边要几天？",
    facts: { delivery: { fee: 1, days: 0, provinces: 1 }, says: { en: "same day", km: "ក្នុងថ្ងៃតែមួយ", zh: "当天" } },
  },
  {
    en: "How much is delivery?",
    km: "ថ្លៃដឹកជញ្ជូនប៉ុន្មាន?",
    zh: "运费怎么算？",
    facts: { delivery: { fee: 1, days: 0, provinces: 25 } },
  },
  {
    en: "Which payment methods do you take?",
    km: "តើខ្ញុំអាចបង់ប្រាក់តាមវិធីណាខ្លះ?",
    zh: "支持哪些付款方式？",
    facts: { ways: ["khqr", "cod", "bankTransfer", "anakut", "paypal"] },
  },
  {
    en: "What is your return policy?",
    km: "តើអាចប្រគល់ទំនិញវិញបានទេ?",
    zh: "买错了可以退货吗？",
    facts: { parts: ["quote"], leads: ["/policy#returns"], says: { en: "seven days", km: "ប្រាំពីរថ្ងៃ", zh: "七天" } },
  },
  {
    en: "How many months of warranty does the iPhone 17 have?",
    km: "iPhone 17 មានធានាប៉ុន្មានខែ?",
    zh: "iPhone 17 保修多久？",
    facts: { parts: ["facts"], about: ["Apple iPhone 17"], months: 12, leads: ["/warranty"] },
  },
  {
    en: "How do I make a warranty claim?",
    km: "តើស្នើសុំធានាដូចម្តេច?",
    zh: "如何申请保修？",
    facts: { parts: ["quote"], leads: ["/help-center/detail/402"] },
  },
  {
    en: "Where is my order?",
    km: "ការបញ្ជាទិញរបស់ខ្ញុំដល់ណាហើយ?",
    zh: "我的订单到哪了？",
    facts: { without: ["orders"], leads: ["/login", "/tracking-delivery"] },
  },
  {
    en: "I want to cancel my order",
    km: "ខ្ញុំចង់បោះបង់ការបញ្ជាទិញ",
    zh: "我要取消订单",
    facts: { parts: ["quote"], leads: ["/help-center/detail/104"] },
  },
  {
    en: "What is on sale right now?",
    km: "មានបញ្ចុះតម្លៃអ្វីខ្លះ?",
    zh: "现在有什么优惠？",
    facts: { parts: ["products"], reduced: true, leads: ["/promotions"] },
  },
  {
    en: "Where is your shop?",
    km: "ហាងនៅឯណា?",
    zh: "你们店在哪里？",
    facts: {
      parts: ["contact"],
      says: { en: "No. 101, Monivong Boulevard", km: "មហាវិថីព្រះមុនីវង្ស", zh: "莫尼旺大道 101 号" },
    },
  },
  {
    en: "Can I talk to a real person?",
    km: "ខ្ញុំចង់និយាយជាមួយបុគ្គលិក",
    zh: "请帮我转人工客服",
    facts: { parts: ["contact"] },
  },
  {
    en: "How do I register?",
    km: "តើចុះឈ្មោះដូចម្តេច?",
    zh: "如何注册账户？",
    facts: { parts: ["quote"], leads: ["/help-center/detail/501"] },
  },
  {
    en: "Do you sell robot vacuums?",
    km: "មានរ៉ូបូតបូមធូលីលក់ទេ?",
    zh: "有扫地机器人吗？",
    facts: { parts: ["products"], subcategory: "robot-vacuum" },
  },
  {
    en: "How much is the iPhone 17 and what does delivery to Battambang cost?",
    km: "iPhone 17 តម្លៃប៉ុន្មាន ហើយថ្លៃដឹកទៅបាត់ដំបងប៉ុន្មាន?",
    zh: "iPhone 17多少钱？送到马德望运费多少？",
    facts: { parts: ["facts", "delivery"], about: ["Apple iPhone 17"], delivery: { fee: 2, days: 2, provinces: 1 } },
  },
  {
    en: "Can I pay with KHQR? And can I return it?",
    km: "បង់តាម KHQR បានទេ ហើយដូរវិញបានអត់?",
    zh: "可以用KHQR付款吗？能退货吗？",
    facts: {
      parts: ["payments", "quote"],
      ways: ["khqr", "cod", "bankTransfer", "anakut", "paypal"],
      leads: ["/policy#returns"],
    },
  },
  {
    en: "phones under 800,000 riel",
    km: "ទូរស័ព្ទក្រោម ៨០ម៉ឺនរៀល",
    zh: "80万瑞尔以下的手机",
    facts: { parts: ["products"], subcategory: "smartphone", to: 200 },
  },
  {
    en: "samsng galxy s25 ultra price",
    km: "samsng s25 ultra ថ្លៃប៉ុន្មានបង",
    zh: "samsng s25 ultra 价格",
    facts: { parts: ["facts"], about: ["Samsung Galaxy S25 Ultra"], reduced: true },
  },
  {
    en: "is the galaxy s25 still available bong?",
    km: "បង Galaxy S25 មាន stock អត់?",
    zh: "Galaxy S25 还有stock吗",
    facts: { parts: ["facts"], about: ["Samsung Galaxy S25"], says: { en: "is in stock", km: "មានក្នុងស្តុក", zh: "有货" } },
  },
  {
    en: "cheapest phone pls",
    km: "ទូរស័ព្ទដៃណាថោកជាងគេ?",
    zh: "哪款手机最便宜？",
    facts: { parts: ["products"], subcategory: ["smartphone", "feature-phone", "foldable"], cheapest: true },
  },
  {
    en: "cheapest smartphone",
    km: "smartphone ណាថោកជាងគេ",
    zh: "最便宜的 smartphone",
    facts: { parts: ["products"], subcategory: "smartphone", cheapest: true },
  },
  {
    en: "do u ship to kampot, how much",
    km: "ផ្ញើទៅកំពតយកថ្លៃប៉ុន្មាន",
    zh: "寄到贡布要多少钱",
    facts: { delivery: { fee: 2, days: 2, provinces: 1 } },
  },
  {
    en: "from how much is delivery free?",
    km: "ទិញប៉ុន្មានបានដឹកហ្វ្រី?",
    zh: "满多少包邮？",
    facts: {
      delivery: { fee: 1, days: 0, provinces: 25 },
      says: { en: "From $100.00 on, delivery is free", km: "ទិញចាប់ពី $100.00 ដឹកឥតគិតថ្លៃ", zh: "满 $100.00 免运费" },
    },
  },
  {
    en: "warranty of IMEI 356938035643809?",
    km: "ឆែកធានា IMEI ៣៥៦៩៣៨០៣៥៦៤៣៨០៩",
    zh: "查一下 IMEI 356938035643809 的保修",
    facts: {
      without: ["warranty"],
      leads: ["/warranty"],
      says: { en: "found no purchase", km: "រកមិនឃើញការទិញ", zh: "没有找到" },
    },
  },
  {
    en: "cancel my order pls, i bought the wrong one",
    km: "សុំ cancel អីវ៉ាន់ដែលកម្មង់",
    zh: "帮我取消订单，我买错了",
    facts: { parts: ["quote"], leads: ["/help-center/detail/104"] },
  },
  {
    en: "my parcel has not arrived yet",
    km: "អីវ៉ាន់ខ្ញុំមិនទាន់ដល់ទេ",
    zh: "我的包裹还没到",
    facts: { without: ["orders"], leads: ["/login", "/tracking-delivery"] },
  },
  {
    en: "the phone i bought is broken what do i do",
    km: "ទូរស័ព្ទទិញមកខូច ធ្វើម៉េច?",
    zh: "我买的手机坏了怎么办",
    facts: { parts: ["quote"], leads: ["/help-center/detail/402", "/warranty", "/services"] },
  },
  {
    en: "what time do you open",
    km: "ហាងបើកម៉ោងប៉ុន្មាន",
    zh: "几点开门",
    facts: { parts: ["contact"], without: ["facts", "products"] },
  },
  {
    en: "laptop for student around $500",
    km: "ឡេបថបសិស្សប្រហែល ៥០០$",
    zh: "学生用的笔记本，500美元左右",
    facts: { parts: ["products"], subcategory: "laptop-everyday", from: 400, to: 600 },
  },
  {
    en: "can i buy in installments",
    km: "បង់រំលស់បានអត់?",
    zh: "可以分期付款吗",
    facts: { ways: ["khqr", "cod", "bankTransfer", "anakut", "paypal"] },
  },
  {
    en: "can i pay when it arrives?",
    km: "បង់លុយពេលទទួលអីវ៉ាន់បានទេ?",
    zh: "可以货到付款吗？",
    facts: { ways: ["khqr", "cod", "bankTransfer", "anakut", "paypal"] },
  },
  {
    en: "s25 or iphone 17 which better",
    km: "s25 ជាមួយ iphone 17 មួយណាល្អជាង",
    zh: "s25 跟 iphone 17 哪个好",
    facts: { parts: ["comparison"], about: ["Samsung Galaxy S25", "Apple iPhone 17"], leads: ["/compare"] },
  },
  {
    en: "any discount on cameras?",
    km: "កាមេរ៉ាមានចុះថ្លៃទេ?",
    zh: "摄像头有打折吗",
    facts: { parts: ["products"], reduced: true, leads: ["/promotions"] },
  },
  {
    en: "will the i5-12400F fit the MSI B650M Gaming WiFi?",
    km: "i5-12400F ដាក់ជាមួយ MSI B650M Gaming WiFi បានអត់?",
    zh: "i5-12400F能用在MSI B650M Gaming WiFi上吗",
    facts: { parts: ["fit"], says: { en: "do not go together", km: "មិនត្រូវគ្នា", zh: "无法搭配" } },
  },
  {
    en: "can someone come install a camera at my house",
    km: "មានជាងមកដំឡើងកាមេរ៉ានៅផ្ទះទេ?",
    zh: "可以上门安装摄像头吗",
    facts: { parts: ["quote"], leads: ["/services", "/help-center/detail/601"] },
  },
  {
    en: "is the galaxy s25 ultra available in black",
    km: "Galaxy S25 Ultra ពណ៌ខ្មៅមានទេ",
    zh: "Galaxy S25 Ultra 有黑色吗",
    facts: {
      parts: ["facts"],
      about: ["Samsung Galaxy S25 Ultra"],
      says: { en: "in Titanium Black is in stock", km: "ខ្មៅទីតាញ៉ូម មានក្នុងស្តុក", zh: "钛黑色有货" },
    },
  },
  {
    en: "what colours does the iphone 17 come in",
    km: "iPhone 17 មានពណ៌អ្វីខ្លះ?",
    zh: "iPhone 17 有哪些颜色",
    facts: {
      about: ["Apple iPhone 17"],
      says: { en: "Black, Lavender, Mist Blue, Sage, White", km: "ពណ៌៖ ខ្មៅ, ស្វាយខ្ចី", zh: "颜色：黑色、薰衣草紫色" },
    },
  },
  {
    en: "how much to replace my phone screen",
    km: "ប្តូរអេក្រង់ទូរស័ព្ទថ្លៃប៉ុន្មាន",
    zh: "手机换屏要多少钱",
    facts: { about: ["Changing a phone screen (work)"], leads: ["/services", "/help-center/detail/601"] },
  },
  {
    en: "what mainboard goes with the 9800x3d",
    km: "9800X3D ត្រូវជាមួយម៉ៃប៊តណា",
    zh: "9800X3D 配什么主板",
    facts: { parts: ["products"], subcategory: "mainboard", leads: ["/pcbuilder?slot=board&parts=5001"] },
  },
  {
    en: "a phone that takes nice photos",
    km: "ទូរស័ព្ទណាថតរូបស្អាត",
    zh: "哪款手机拍照好看",
    facts: {
      parts: ["products"],
      subcategory: "smartphone",
      says: { en: "I cannot look for all of that", km: "ខ្ញុំមិនអាចរកតាមពាក្យទាំងអស់បានទេ", zh: "我无法按全部条件查找" },
    },
  },
  {
    en: "how much is the cheapest iphone u have",
    km: "iphone ណាថោកជាងគេ",
    zh: "最便宜的iPhone多少钱",
    facts: { about: ["Apple iPhone 16e"], says: { en: "$579.00", km: "$579.00", zh: "$579.00" } },
  },
  {
    en: "how do i remove my account",
    km: "ធ្វើម៉េចដើម្បីលុបគណនី?",
    zh: "怎么注销账号？",
    facts: { parts: ["quote"], leads: ["/policy#privacy"] },
  },
  {
    en: "I want to close my account",
    km: "ខ្ញុំចង់បិទគណនី",
    zh: "我想删除账户",
    facts: { parts: ["quote"], leads: ["/policy#privacy"] },
  },
  {
    en: "how do I change my phone number",
    km: "ចង់ប្តូរលេខទូរស័ព្ទ",
    zh: "怎么更换手机号",
    facts: { parts: ["quote"], leads: ["/help-center/detail/505"] },
  },
];
