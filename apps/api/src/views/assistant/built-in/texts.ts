import { fill } from "@shop/kit/fill";
import { inLanguage, type Language, type LocalText } from "@shop/kit/locale";

/** The fixed sentences of the answers by rules. */
const texts = {
  hello: {
    en: "Hello! I can look up products and prices, compare them, find your orders, and answer about delivery, payment, warranty and returns at {store}. What are you looking for?",
    km: "សួស្តី! ខ្ញុំអាចរកផលិតផល និងតម្លៃ ប្រៀបធៀប រកការបញ្ជាទិញរបស់អ្នក ហើយឆ្លើយអំពីការដឹកជញ្ជូន ការបង់ប្រាក់ ការធានា និងការប្រគល់ទំនិញវិញនៅ {store}។ តើអ្នកកំពុងរកអ្វី?",
    zh: "您好！我可以为您查找商品和价格、对比商品、查询订单，并解答 {store} 的配送、付款、保修和退货问题。您想找什么？",
  },
  bye: {
    en: "You are welcome. I am here if you need anything else.",
    km: "មិនអីទេ។ បើត្រូវការអ្វីទៀត ខ្ញុំនៅទីនេះជានិច្ច។",
    zh: "不客气，有需要随时问我。",
  },
  person: {
    en: "The people of {store} are glad to help you:",
    km: "បុគ្គលិករបស់ {store} រីករាយជួយអ្នក៖",
    zh: "{store} 的工作人员很乐意为您服务：",
  },
  contact: { en: "This is how you reach {store}:", km: "អ្នកអាចទាក់ទង {store} តាម៖", zh: "您可以这样联系 {store}：" },
  contact_at: {
    en: "You find {store} here: {address}. And this is how you reach us:",
    km: "ហាង {store} ស្ថិតនៅ៖ {address}។ អ្នកអាចទាក់ទងយើងតាម៖",
    zh: "{store} 的地址：{address}。联系方式：",
  },
  holiday: { en: "{days}: {text}.", km: "{days}៖ {text}។", zh: "{days}：{text}。" },
  found_one: { en: "I found this:", km: "ខ្ញុំរកឃើញនេះ៖", zh: "为您找到：" },
  found: {
    en: "I found {count} products. These fit best:",
    km: "ខ្ញុំរកឃើញផលិតផល {count}។ ទាំងនេះត្រូវគ្នាបំផុត៖",
    zh: "找到 {count} 件商品，最符合的是：",
  },
  found_few: { en: "I found these:", km: "ខ្ញុំរកឃើញទាំងនេះ៖", zh: "为您找到这些：" },
  cheaper: { en: "These cost less:", km: "ទាំងនេះមានតម្លៃថោកជាង៖", zh: "这些更便宜：" },
  none_cheaper: {
    en: "Of this kind, nothing that is in stock costs less than this:",
    km: "ក្នុងប្រភេទនេះ គ្មានអ្វីក្នុងស្តុកថោកជាងនេះទេ៖",
    zh: "同类现货中没有比这更便宜的：",
  },
  cheapest: {
    en: "The lowest price is {price}, for {name}:",
    km: "តម្លៃទាបជាងគេគឺ {price} សម្រាប់ {name}៖",
    zh: "最低价 {price}，商品是 {name}：",
  },
  price_is: { en: "{name} costs {price}.", km: "{name} តម្លៃ {price}។", zh: "{name} 的价格是 {price}。" },
  price_from: {
    en: "{name} is sold from {price}, depending on the option.",
    km: "{name} លក់ចាប់ពី {price} តាមជម្រើស។",
    zh: "{name} 售价 {price} 起，视规格而定。",
  },
  price_reduced: {
    en: "{name} costs {price} at the moment instead of {before}.",
    km: "{name} ឥឡូវតម្លៃ {price} ពីតម្លៃដើម {before}។",
    zh: "{name} 现价 {price}，原价 {before}。",
  },
  price_on_request: {
    en: "{name} has no fixed price. Please ask the store.",
    km: "{name} មិនមានតម្លៃកំណត់ទេ។ សូមសួរហាង។",
    zh: "{name} 暂无标价，请咨询店铺。",
  },
  is_in_stock: { en: "{name} is in stock.", km: "{name} មានក្នុងស្តុក។", zh: "{name} 有货。" },
  is_few_left: {
    en: "{name} is in stock, only {count} left.",
    km: "{name} មានក្នុងស្តុក នៅសល់តែ {count}។",
    zh: "{name} 有货，仅剩 {count} 件。",
  },
  is_sold_out: { en: "{name} is out of stock at the moment.", km: "{name} អស់ស្តុកនៅពេលនេះ។", zh: "{name} 目前缺货。" },
  outside_price: {
    en: "Nothing is in that range of prices. These come nearest:",
    km: "គ្មានអ្វីក្នុងចន្លោះតម្លៃនោះទេ។ ទាំងនេះជិតតម្លៃនោះជាងគេ៖",
    zh: "该价位暂无商品，最接近的是：",
  },
  perhaps: {
    en: "Nothing here has all of what you named. These come nearest:",
    km: "គ្មានអ្វីត្រូវនឹងពាក្យទាំងអស់ទេ។ ទាំងនេះស្រដៀងជាងគេ៖",
    zh: "没有完全符合的商品，最接近的是：",
  },
  nothing: {
    en: "I found nothing for that in this store. Try other words, or ask the people of {store}:",
    km: "ខ្ញុំរកមិនឃើញអ្វីសម្រាប់នេះក្នុងហាងទេ។ សូមសាកពាក្យផ្សេង ឬសួរបុគ្គលិក {store}៖",
    zh: "本店没有找到相关内容。请换个说法，或咨询 {store} 的工作人员：",
  },
  no_promotions: {
    en: "There are no reduced prices at the moment.",
    km: "ឥឡូវមិនមានការបញ្ចុះតម្លៃទេ។",
    zh: "目前没有促销商品。",
  },
  promotions: {
    en: "{count} products have a reduced price now:",
    km: "ឥឡូវមានផលិតផល {count} បញ្ចុះតម្លៃ៖",
    zh: "目前有 {count} 件商品降价：",
  },
  compared: { en: "Here they are side by side:", km: "នេះជាការប្រៀបធៀប៖", zh: "对比如下：" },
  compare_what: {
    en: "Tell me the two products to compare, such as “compare Galaxy S25 and iPhone 17”.",
    km: "សូមប្រាប់ផលិតផលពីរដែលត្រូវប្រៀបធៀប ដូចជា «ប្រៀបធៀប Galaxy S25 និង iPhone 17»។",
    zh: "请告诉我要对比的两件商品，例如“对比 Galaxy S25 和 iPhone 17”。",
  },
  delivery_to: {
    en: "Delivery to {place} costs {fee}{days}.",
    km: "ការដឹកជញ្ជូនទៅ {place} ថ្លៃ {fee}{days}។",
    zh: "配送到{place}的运费是 {fee}{days}。",
  },
  delivery_free_to: {
    en: "Delivery to {place} is free{days}.",
    km: "ការដឹកជញ្ជូនទៅ {place} ឥតគិតថ្លៃ{days}។",
    zh: "配送到{place}免运费{days}。",
  },
  days_same: { en: " and usually arrives the same day", km: " ហើយជាធម្មតាដល់ក្នុងថ្ងៃតែមួយ", zh: "，通常当天送达" },
  days_one: { en: " and usually takes 1 day", km: " ហើយជាធម្មតាប្រើពេល 1 ថ្ងៃ", zh: "，通常 1 天送达" },
  days_many: { en: " and usually takes {count} days", km: " ហើយជាធម្មតាប្រើពេល {count} ថ្ងៃ", zh: "，通常 {count} 天送达" },
  free_from: { en: "From {total} on, delivery is free.", km: "ទិញចាប់ពី {total} ដឹកឥតគិតថ្លៃ។", zh: "满 {total} 免运费。" },
  delivery: {
    en: "We deliver to all 25 provinces. The fee depends on the province:",
    km: "យើងដឹកទៅទាំង 25 រាជធានី-ខេត្ត។ ថ្លៃដឹកអាស្រ័យលើខេត្ត៖",
    zh: "我们配送到全部 25 个省市，运费按省份计算：",
  },
  payments: {
    en: "At {store} you can pay in these ways:",
    km: "នៅ {store} អ្នកអាចបង់ប្រាក់តាមវិធីទាំងនេះ៖",
    zh: "{store} 支持以下付款方式：",
  },
  rules: { en: "This is what our rules say:", km: "នេះជាអ្វីដែលគោលការណ៍របស់យើងចែង៖", zh: "我们的规定如下：" },
  article: { en: "This is what our help center says:", km: "នេះជាចម្លើយក្នុងមជ្ឈមណ្ឌលជំនួយ៖", zh: "帮助中心的说明：" },
  orders: { en: "These are your newest orders:", km: "នេះជាការបញ្ជាទិញថ្មីៗរបស់អ្នក៖", zh: "这是您最近的订单：" },
  order: { en: "This is your order:", km: "នេះជាការបញ្ជាទិញរបស់អ្នក៖", zh: "这是您的订单：" },
  no_orders: {
    en: "You have no orders at {store} yet.",
    km: "អ្នកមិនទាន់មានការបញ្ជាទិញនៅ {store} ទេ។",
    zh: "您在 {store} 还没有订单。",
  },
  order_unknown: {
    en: "I find no order with this number in your account.",
    km: "ខ្ញុំរកមិនឃើញការបញ្ជាទិញលេខនេះក្នុងគណនីរបស់អ្នកទេ។",
    zh: "您的账户中没有这个订单号。",
  },
  sign_in: {
    en: "I show orders to their owner only. Please log in, or track an order with its number and the last four digits of your phone number.",
    km: "ខ្ញុំបង្ហាញការបញ្ជាទិញតែចំពោះម្ចាស់ប៉ុណ្ណោះ។ សូមចូលគណនី ឬតាមដានដោយលេខបញ្ជាទិញ និងលេខ 4 ខ្ទង់ចុងក្រោយនៃទូរស័ព្ទអ្នក។",
    zh: "订单只对本人显示。请先登录，或用订单号和手机号后四位查询订单进度。",
  },
  warranty_of: {
    en: "{name} has {count} months of warranty from the day of delivery.",
    km: "{name} មានធានា {count} ខែ គិតពីថ្ងៃទទួលទំនិញ។",
    zh: "{name} 自签收之日起保修 {count} 个月。",
  },
  warranty_none: { en: "{name} comes without warranty.", km: "{name} មិនមានការធានាទេ។", zh: "{name} 不提供保修。" },
  warranty_found: { en: "This is what is covered:", km: "នេះជាការធានា៖", zh: "保修情况如下：" },
  warranty_unknown: {
    en: "I found no purchase for this number. Please check it, or look it up on the warranty page.",
    km: "ខ្ញុំរកមិនឃើញការទិញសម្រាប់លេខនេះទេ។ សូមពិនិត្យ ឬរកក្នុងទំព័រការធានា។",
    zh: "没有找到该号码的购买记录。请核对，或在保修页面查询。",
  },
  fit_what: {
    en: "Tell me the two parts, such as “does the Ryzen 5 9600X fit the MSI B650M Gaming WiFi”. The PC Builder checks whole builds.",
    km: "សូមប្រាប់គ្រឿងពីរ ដូចជា «Ryzen 5 9600X ត្រូវគ្នានឹង MSI B650M Gaming WiFi ទេ»។ កម្មវិធីផ្គុំកុំព្យូទ័រពិនិត្យបានទាំងមូល។",
    zh: "请告诉我两个配件，例如“Ryzen 5 9600X 兼容 MSI B650M Gaming WiFi 吗”。装机助手可检查整机。",
  },
  fits_with: {
    en: "By our rules these go with {name}:",
    km: "តាមការពិនិត្យរបស់យើង ទាំងនេះត្រូវជាមួយ {name}៖",
    zh: "按我们的规则，以下配件可与 {name} 搭配：",
  },
  nothing_fits: {
    en: "Nothing that is in stock is known to go with {name}. The PC Builder says why.",
    km: "គ្មានអ្វីក្នុងស្តុកដែលបញ្ជាក់ថាត្រូវជាមួយ {name} ទេ។ កម្មវិធីផ្គុំកុំព្យូទ័រប្រាប់មូលហេតុ។",
    zh: "现货中没有确认可与 {name} 搭配的配件，原因见装机助手。",
  },
  services: {
    en: "This is work that we do, with its prices:",
    km: "នេះជាសេវាដែលយើងធ្វើ ព្រមទាំងតម្លៃ៖",
    zh: "我们提供以下服务，价格如下：",
  },
  kind_of: {
    en: "I cannot look for all of that. Of this kind there is:",
    km: "ខ្ញុំមិនអាចរកតាមពាក្យទាំងអស់បានទេ។ ក្នុងប្រភេទនេះ មាន៖",
    zh: "我无法按全部条件查找。同类商品有：",
  },
  choices: { en: "{group}: {values}.", km: "{group}៖ {values}។", zh: "{group}：{values}。" },
  choice_there: { en: "{name} in {value} is in stock.", km: "{name} {value} មានក្នុងស្តុក។", zh: "{name} {value}有货。" },
  choice_gone: {
    en: "{name} in {value} is out of stock at the moment.",
    km: "{name} {value} អស់ស្តុកនៅពេលនេះ។",
    zh: "{name} {value}目前缺货。",
  },
  fit_fits: {
    en: "{names}: by our rules these go together. We looked at: {reasons}.",
    km: "{names}៖ តាមការពិនិត្យរបស់យើង គ្រឿងទាំងនេះត្រូវគ្នា។ យើងបានពិនិត្យ៖ {reasons}។",
    zh: "{names}：按我们的规则可以搭配。已检查：{reasons}。",
  },
  fit_warns: {
    en: "{names}: these go together, but there is something to note. {reasons}",
    km: "{names}៖ ត្រូវគ្នា តែមានចំណុចត្រូវកត់សម្គាល់។ {reasons}",
    zh: "{names}：可以搭配，但有需要注意的地方。{reasons}",
  },
  fit_fails: {
    en: "{names}: these do not go together. {reasons}",
    km: "{names}៖ មិនត្រូវគ្នាទេ។ {reasons}",
    zh: "{names}：无法搭配。{reasons}",
  },
  fit_unknown: {
    en: "I cannot say for certain whether these go together, so I do not say that they do. {reasons}",
    km: "ខ្ញុំមិនអាចប្រាកដថាត្រូវគ្នាទេ ដូច្នេះខ្ញុំមិនអះអាងថាត្រូវគ្នាឡើយ។ {reasons}",
    zh: "我无法确定它们是否兼容，因此不会说兼容。{reasons}",
  },
  failed: {
    en: "That could not be looked up just now. Please try again in a moment.",
    km: "រកមិនបាននៅពេលនេះទេ។ សូមរង់ចាំបន្តិច រួចព្យាយាមម្តងទៀត។",
    zh: "暂时无法查询，请稍后再试。",
  },
} as const satisfies Record<string, Required<LocalText>>;

type AnswerText = keyof typeof texts;

/** One of these sentences, with placeholders such as `{name}` filled in. */
export function say(key: AnswerText, language: Language, values: Record<string, string | number> = {}): string {
  return fill(inLanguage(texts[key], language), values);
}

/** Joins sentences; Chinese ones without spaces. */
export const sentences = (language: Language, ...parts: string[]): string =>
  parts.filter(Boolean).join(language === "zh" ? "" : " ");

/** Suggested next questions, by what was asked. */
const next = {
  start: {
    en: ["Phones under $300", "What does delivery to Siem Reap cost?", "How can I pay?", "Can I return what I bought?"],
    km: ["ទូរស័ព្ទក្រោម $300", "ថ្លៃដឹកទៅសៀមរាបប៉ុន្មាន?", "តើបង់ប្រាក់តាមវិធីណា?", "តើអាចប្រគល់ទំនិញវិញបានទេ?"],
    zh: ["300 美元以下的手机", "送到暹粒运费多少？", "怎么付款？", "可以退货吗？"],
  },
  products: {
    en: ["How long is the warranty?", "What does delivery cost?", "How can I pay?"],
    km: ["ធានាប៉ុន្មានខែ?", "ថ្លៃដឹកប៉ុន្មាន?", "តើបង់ប្រាក់តាមវិធីណា?"],
    zh: ["保修多久？", "运费多少？", "怎么付款？"],
  },
} as const;

export const nextQuestions = (after: keyof typeof next, language: Language): string[] => [...next[after][language]];
