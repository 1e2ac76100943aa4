/** The intents that rules recognise. Any other question searches products, then articles. */
export type Intent =
  | "greeting"
  | "thanks"
  | "abilities"
  | "person"
  | "contact"
  | "order_status"
  | "cancel"
  | "own_number"
  | "delivery"
  | "payment"
  | "returns"
  | "warranty"
  | "broken"
  | "privacy"
  | "compare"
  | "fit"
  | "promotions"
  | "services";

/**
 * Words and phrases of each intent in the three languages, compared after folding. Latin ones must be whole words, Khmer
 * and Chinese ones may stand anywhere. The longest one in a question decides.
 */
export const intentPhrases: Record<Intent, readonly string[]> = {
  greeting: ["hello", "hi", "hey", "good morning", "good afternoon", "good evening", "សួស្តី", "ជម្រាបសួរ", "អរុណសួស្តី", "你好", "您好", "早上好"],
  thanks: ["thanks", "thank you", "thx", "bye", "goodbye", "អរគុណ", "លាហើយ", "谢谢", "多谢", "再见"],
  abilities: ["what can you do", "who are you", "how can you help", "are you a robot", "អ្នកជានរណា", "អ្នកជាអ្នកណា", "អ្នកអាចធ្វើអ្វី", "ជួយអ្វីបានខ្លះ", "你是谁", "你能做什么", "你会什么", "能帮我什么"],
  person: ["real person", "human", "talk to someone", "speak to someone", "speak to a person", "talk to a person", "live agent", "staff", "customer service", "operator", "seller", "complain", "complaint", "not happy", "តវ៉ា", "ប្តឹង", "投诉", "និយាយជាមួយបុគ្គលិក", "បុគ្គលិក", "មនុស្សពិត", "អ្នកលក់", "ភ្នាក់ងារ", "人工", "真人", "客服", "店员", "转人工"],
  contact: [
    "contact", "phone number", "your number", "call you", "telegram", "messenger", "whatsapp", "store address", "shop address", "your address", "where is your shop", "where is the shop", "where is your store", "where is the store", "where are you", "located", "location", "opening hours", "open today", "what time do you open", "what time do you close", "when do you open", "when do you close", "are you open", "visit the shop",
    "ទំនាក់ទំនង", "លេខទូរស័ព្ទហាង", "លេខទូរស័ព្ទរបស់ហាង", "តេឡេក្រាម", "អាសយដ្ឋានហាង", "ហាងនៅឯណា", "ហាងនៅណា", "ហាងស្ថិតនៅ", "ទីតាំងហាង", "ទីតាំង", "ម៉ោងបើក", "បើកម៉ោង", "ម៉ោងបិទ", "បិទម៉ោង",
    "联系", "联系方式", "电话号码", "店铺地址", "门店地址", "店在哪", "店在哪里", "你们在哪", "地址在哪", "营业时间", "几点开门", "几点关门", "开门吗",
  ],
  order_status: [
    "my order", "my orders", "order status", "where is my order", "track my order", "track my parcel", "my parcel", "my package", "where is my parcel", "when will my order arrive", "has my order shipped", "order number", "my last order",
    "ការបញ្ជាទិញរបស់ខ្ញុំ", "បញ្ជាទិញរបស់ខ្ញុំ", "កម្មង់របស់ខ្ញុំ", "អីវ៉ាន់របស់ខ្ញុំ", "ទំនិញរបស់ខ្ញុំ", "កញ្ចប់របស់ខ្ញុំ", "តាមដានកញ្ចប់", "តាមដានការបញ្ជាទិញ", "អីវ៉ាន់ខ្ញុំ", "កញ្ចប់ខ្ញុំ", "លេខបញ្ជាទិញ",
    "我的订单", "订单状态", "订单到哪", "查订单", "查询订单", "我的包裹", "包裹到哪", "我买的东西到哪", "物流查询", "查物流", "订单号",
  ],
  cancel: ["cancel", "cancel my order", "cancel order", "cancel an order", "change my order", "បោះបង់", "បោះបង់ការបញ្ជាទិញ", "លុបការបញ្ជាទិញ", "ដូរការបញ្ជាទិញ", "取消订单", "取消", "修改订单"],
  own_number: [
    "change my phone number", "change phone number", "change my number", "change the phone number", "new phone number", "update my phone number", "update my number", "changed my number", "changed my phone number",
    "ប្តូរលេខទូរស័ព្ទ", "ដូរលេខទូរស័ព្ទ", "ប្តូរលេខទូរសព្ទ", "ដូរលេខទូរសព្ទ", "ប្តូរលេខរបស់ខ្ញុំ", "លេខទូរស័ព្ទថ្មី",
    "更换手机号", "换手机号", "更改手机号", "修改手机号", "改手机号", "换个手机号", "换电话号码", "更换电话号码", "修改电话号码", "新手机号",
  ],
  delivery: [
    "delivery", "deliver", "delivery fee", "delivery cost", "shipping", "shipping cost", "ship to", "how long does delivery take", "free delivery", "free shipping", "send to", "send it to",
    "ថ្លៃដឹក", "ដឹកជញ្ជូន", "ថ្លៃដឹកជញ្ជូន", "ដឹកទៅ", "ដឹកដល់", "ផ្ញើទៅ", "ដឹកឥតគិតថ្លៃ", "ដឹកឥតគិត", "ដឹកហ្វ្រី", "ហ្វ្រីដឹក",
    "运费", "配送", "送货", "送到", "寄到", "邮费", "快递费", "发货", "包邮", "免运费", "几天到", "多久到",
  ],
  payment: [
    "pay", "payment", "payment methods", "ways to pay", "how can i pay", "cash on delivery", "credit card", "bank transfer", "khqr", "paypal", "installment", "installments", "instalment", "instalments", "pay monthly", "pay later", "anakut cash", "pay with",
    "បង់ប្រាក់", "បង់លុយ", "វិធីបង់ប្រាក់", "ទូទាត់", "ផ្ទេរប្រាក់", "ផ្ទេរលុយ", "កាតឥណទាន", "រំលស់", "បង់រំលស់", "បង់ប្រចាំខែ",
    "付款", "支付", "支付方式", "付款方式", "怎么付", "转账", "货到付款", "信用卡", "刷卡", "分期", "分期付款",
  ],
  returns: [
    "return", "returns", "return policy", "refund", "refunds", "money back", "exchange it", "send it back", "give it back",
    "ប្រគល់វិញ", "ប្រគល់ទំនិញ", "ប្រគល់ត្រឡប់", "សងប្រាក់", "សងលុយ", "ប្តូរវិញ", "ដូរវិញ", "ប្តូរទំនិញ",
    "退货", "退款", "退换", "换货", "退钱", "能退吗", "可以退",
  ],
  warranty: ["warranty", "guarantee", "under warranty", "serial number", "imei", "warranty claim", "ធានា", "ការធានា", "លេខស៊េរី", "保修", "质保", "保修期", "序列号", "三包"],
  broken: ["broken", "is broken", "broke", "defective", "faulty", "does not work", "doesn't work", "not working", "stopped working", "won't turn on", "does not turn on", "ខូច", "បើកមិនឡើង", "មិនដើរ", "មិនដំណើរការ", "坏了", "坏掉", "不能用了", "开不了机", "有故障", "出故障"],
  privacy: ["privacy", "my data", "personal data", "delete my account", "delete account", "remove my account", "remove account", "close my account", "ឯកជនភាព", "ទិន្នន័យផ្ទាល់ខ្លួន", "ទិន្នន័យរបស់ខ្ញុំ", "លុបគណនី", "បិទគណនី", "隐私", "个人信息", "我的数据", "注销账户", "注销账号", "删除账户", "删除账号"],
  compare: ["compare", "comparison", "vs", "versus", "difference between", "differ", "which is better", "which better", "which one is better", "better than", "ប្រៀបធៀប", "ខុសគ្នា", "មួយណាល្អជាង", "对比", "比较", "区别", "哪个好", "哪个更好", "有什么不同"],
  fit: ["fit", "fits", "fit into", "fits into", "fit in", "fits in", "fit inside", "fit on", "fits on", "fit under", "fits under", "compatible", "compatibility", "work with", "works with", "go with", "goes with", "match with", "pair with", "pairs with", "suits", "ត្រូវគ្នា", "ស៊ីគ្នា", "ប្រើជាមួយ", "ត្រូវនឹង", "ដាក់ជាមួយ", "ដាក់ចូល", "ត្រូវជាមួយ", "兼容", "匹配", "适配", "能用在", "能装", "搭配", "配什么", "配哪个", "搭什么"],
  promotions: ["promotion", "promotions", "discount", "discounts", "on sale", "special offer", "offers", "deals", "reduced", "បញ្ចុះតម្លៃ", "ការបញ្ចុះតម្លៃ", "បញ្ចុះថ្លៃ", "ចុះថ្លៃ", "ចុះតម្លៃ", "ប្រូម៉ូសិន", "促销", "优惠", "打折", "特价", "折扣"],
  services: [
    "install", "installation", "installed", "technician", "repair", "book a technician", "fix my", "fix it", "fix this", "be fixed", "get fixed", "in water", "water damage", "screen replacement", "cracked screen", "broken screen", "replace my phone", "replace my laptop", "replace phone", "fix phone", "replace the screen", "replace my screen", "change the screen", "change my screen", "battery replacement", "replace my battery", "cleaning service",
    "ដំឡើង", "ជួសជុល", "កក់ជាង", "ហៅជាង", "ដូរអេក្រង់", "ប្តូរអេក្រង់", "ដូរថ្ម", "ប្តូរថ្ម", "ធ្លាក់ទឹក", "ចូលទឹក", "安装", "上门安装", "师傅", "维修", "修理", "预约", "换屏", "换电池", "进水", "掉水里", "能修",
  ],
};

/** Intents that count only if the message says nothing else. */
export const weakIntents: ReadonlySet<Intent> = new Set(["greeting", "thanks"]);

/** Words around the name of a product that are no part of it. */
export const noise: readonly string[] = [
  "still available", "available", "still have", "still", "bong", "bro", "sis", "pls", "plz", "u", "ur", "stock", "for students", "for a student", "for student", "student", "students", "for school", "for work", "how many months", "how many", "months", "month", "how much is", "how much are", "how much does", "how much", "do you have", "do you sell", "have you got", "is there", "are there", "what is the price of", "what's the price of", "price of", "the price", "price", "cost", "costs", "show me", "i want to buy", "i want", "i need", "i am looking for", "i'm looking for", "looking for", "can i get", "can i buy", "can you", "could you", "recommend", "suggest", "find me", "find", "give me", "tell me about", "tell me", "what about", "information about", "details of", "specs of", "please", "in stock", "available", "availability", "cheapest", "cheap", "affordable", "lowest", "most expensive", "newest", "latest", "best", "good", "top", "any", "some", "a", "an", "the", "is", "are", "does", "do", "have", "what", "which", "who", "me", "for", "of", "with", "my", "your", "you", "i", "it", "its", "this", "that", "them", "they", "these", "those", "one", "to", "on", "in", "at", "and", "right now", "now", "today", "sell", "buy", "there", "than", "will", "would", "like", "long", "how", "products", "things", "cambodia",
  "នៅមានស្តុក", "នៅមាន", "នៅ", "បង", "ប្អូន", "អូន", "ពូ", "មីង", "ចា៎", "បាទ", "ស្តុក", "យក", "សម្រាប់សិស្ស", "សិស្ស", "និស្សិត", "តើមានលក់", "តើមាន", "មានលក់", "តើ", "មាន", "ទេ", "ដែរឬទេ", "ឬទេ", "ឬអត់", "អត់", "ប៉ុន្មានខែ", "ប៉ុន្មានថ្ងៃ", "តម្លៃប៉ុន្មាន", "តម្លៃ", "ថ្លៃប៉ុន្មាន", "ថ្លៃ", "ប៉ុន្មាន", "ខ្ញុំចង់ទិញ", "ចង់ទិញ", "ខ្ញុំចង់បាន", "ខ្ញុំចង់", "ចង់បាន", "ចង់", "ខ្ញុំ", "សូមបង្ហាញ", "បង្ហាញ", "សូម", "ណែនាំ", "រក", "ទិញ", "លក់", "ក្នុងស្តុក", "នៅសល់", "ថោកជាងគេ", "ថោកបំផុត", "ថោក", "ថ្មីបំផុត", "ថ្មី", "ល្អបំផុត", "ល្អ", "ជាងគេ", "ណា", "អ្វីខ្លះ", "អ្វី", "ខ្លះ", "របស់", "នៃ", "និង", "ជាមួយ", "សម្រាប់", "នេះ", "នោះ", "វា", "បាន", "ជា", "គឺ", "មួយ", "ដែល", "រយៈពេល",
  "还有吗", "还有", "还", "学生用的", "学生用", "学生", "上吗", "请问", "现在", "目前", "今天", "有什么", "有哪些", "多少个月", "几个月", "多少钱", "什么价格", "价格是多少", "价格", "价钱", "有没有", "你们有", "你们卖", "有卖", "有", "吗", "呢", "么", "我想买", "我要买", "我想要", "我想", "我要", "想买", "推荐一下", "推荐", "给我", "帮我", "找一下", "找", "看看", "现货", "有货", "库存", "最便宜的", "最便宜", "便宜的", "便宜", "最新的", "最新款", "最新", "最好的", "最好", "好的", "什么", "哪些", "哪个", "哪款", "一款", "一个", "一台", "一部", "的", "是", "在", "这个", "那个", "它", "它们", "和", "与", "跟", "一下", "款", "买", "卖", "多久", "能", "可以", "怎么", "如何",
];

/** Words that refer to products shown before. */
export const pronouns: readonly string[] = ["it", "its", "this", "this one", "that one", "them", "these", "those", "they", "both", "វា", "នេះ", "ទាំងនេះ", "ទាំងពីរ", "អាហ្នឹង", "它", "它们", "这个", "那个", "这款", "那款", "这些", "这两", "两个"];

export const cheapestWords: readonly string[] = ["cheapest", "cheap", "lowest price", "affordable", "low price", "ថោកជាងគេ", "ថោកបំផុត", "ថោក", "最便宜", "便宜"];
/** Words that ask for less expensive products than those shown before. */
export const cheaperWords: readonly string[] = ["cheaper ones", "cheaper one", "cheaper", "less expensive", "ថោកជាងនេះ", "ថោកជាងហ្នឹង", "ថោកជាងមុន", "ថោកជាង", "再便宜一点", "再便宜点", "再便宜", "更便宜", "便宜一点", "便宜一些", "便宜点", "便宜些"];
/** Words that ask which colours, sizes or versions a product has. */
export const choiceWords: readonly string[] = ["what colours", "what colors", "which colours", "which colors", "what colour", "what color", "which colour", "which color", "other colours", "other colors", "colours", "colors", "versions", "options", "come in", "comes in", "មានពណ៌អ្វីខ្លះ", "មានពណ៌អ្វី", "មានពណ៌ណាខ្លះ", "មានពណ៌ណា", "មានប៉ុន្មានពណ៌", "មានពណ៌ផ្សេង", "ពណ៌អ្វីខ្លះ", "ពណ៌អ្វី", "ពណ៌ណាខ្លះ", "ពណ៌ណា", "ប៉ុន្មានពណ៌", "ពណ៌ផ្សេង", "ពណ៌", "什么颜色", "哪些颜色", "几种颜色", "哪几种颜色", "几个颜色", "颜色"];
export const newestWords: readonly string[] = ["newest", "latest", "new arrivals", "just arrived", "ថ្មីបំផុត", "ទើបមកដល់", "最新", "新品", "新到"];
export const stockWords: readonly string[] = ["in stock", "stock", "available", "availability", "left", "still have", "ក្នុងស្តុក", "ស្តុក", "នៅសល់", "នៅមាន", "មានស្តុក", "现货", "有货", "库存", "还有"];
/** Words that ask how something is done, and not for a product. */
export const howWords: readonly string[] = ["how do i", "how can i", "how to", "can i", "may i", "what does", "what happens", "what if", "when do i", "why", "ដូចម្តេច", "យ៉ាងដូចម្តេច", "ដោយរបៀបណា", "អាចទេ", "បានទេ", "如何", "怎么", "怎样", "可以吗", "能不能", "为什么"];
/** Words between the names of products to compare. */
export const dividers: readonly string[] = ["vs", "versus", "and", "or", "with", "to", "against", "និង", "ជាមួយ", "ឬ", "和", "与", "跟", "还是", "同", "或"];
/** Words that ask for a product. */
export const productWords: readonly string[] = ["do you have", "do you sell", "have you got", "how much", "price", "show me", "looking for", "want to buy", "តម្លៃ", "ថ្លៃប៉ុន្មាន", "មានលក់", "ចង់ទិញ", "多少钱", "价格", "有没有", "有卖", "想买"];
/** Divides a message into requests: at the end of a sentence, or at a word that joins two questions. */
export const requestBreak = /[?？!！។៕;；\n]+|(?<!\d)\.\s+|\s(?:and|also)\s+(?=(?:what|how|can|could|do|does|is|are|where|when|which)\b)|ហើយនិង|ហើយ|另外/iu;
