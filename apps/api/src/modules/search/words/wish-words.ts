import type { Sort } from "@shop/contract/types";
import { superlatives } from "./superlatives.ts";
import { phrasesOfParts, wordList } from "./word-list.ts";

/** Words for expensive and cheap that may be negated. */
const dear = { spaced: ["expensive", "pricey", "costly"], unspaced: ["ថ្លៃ", "ថ្លៃពេក", "贵"] };
const cheap = { spaced: ["cheap"], unspaced: ["ថោក", "ថោកពេក", "便宜"] };
const denials = {
  spaced: [
    "less",
    "least",
    "not",
    "isn't",
    ...phrasesOfParts(["not", "isn't"], ["a", "an", "so", "too", "that", "very", "really"]),
  ],
  unspaced: wordList(`
    មិន, មិនសូវ, អត់, អត់សូវ, កុំឲ្យ
    不, 不太, 不算, 不是很, 不很, 不那么, 没那么, 别太, 不要太
  `),
};
/** Those words with each negation: `less expensive`, `not too expensive`, មិនសូវថ្លៃ, 不太贵. */
const denied = ({ spaced, unspaced }: typeof dear) => [
  ...phrasesOfParts(denials.spaced, spaced),
  ...denials.unspaced.flatMap((denial) => unspaced.map((word) => denial + word)),
];

/** Words that ask for an order, not for goods. `best` means relevance, which is how lists are ordered anyway. Superlatives such as `fastest` have an order of their own. */
export const wishes: Readonly<Record<Exclude<Sort, "name">, readonly string[]>> = {
  price_asc: [
    ...wordList(`
      cheap, cheaper, cheapest, affordable, inexpensive, budget, low cost, low price, low priced, lowest price
      best price, good price, low budget
      ថោក, ថោកបំផុត, ថោកជាងគេ, តម្លៃថោក, តម្លៃថោកបំផុត, តម្លៃទាប, តម្លៃទាបបំផុត, តម្លៃសមរម្យ, តម្លៃធូរ
      便宜, 最便宜, 便宜点, 平价, 低价, 最低价, 廉价, 实惠, 经济实惠
    `),
    // Khmer in Latin letters.
    "thaok",
    "taok",
    ...denied(dear),
  ],
  price_desc: [...dear.spaced, "most expensive", "highest price", "ថ្លៃបំផុត", "ថ្លៃជាងគេ", "最贵"],
  newest: wordList(`
    new, newest, latest, brand new, new arrival, new model, newest model, latest model
    ថ្មី, ថ្មីបំផុត, ថ្មីជាងគេ, ថ្មីចុងក្រោយ, ម៉ូដែលថ្មី, ចេញថ្មី, ទើបចេញ
    新, 最新, 最新款, 新款, 新品, 新上市, 新出, 全新
  `),
  relevance: [
    "gift",
    ...wordList(`
      best, top, good, nice, great, popular, most popular, best selling, best seller, bestselling, top rated
      top selling, recommended, good quality, high quality, best quality
      ល្អ, ល្អបំផុត, ល្អជាងគេ, ពេញនិយម, លក់ដាច់, លក់ដាច់បំផុត
      最好, 好用, 热门, 热销, 畅销, 推荐
    `),
    ...superlatives.map(([word]) => word),
    ...denied(cheap),
  ],
};

/** Words for promotions, and below the same with praise. */
const offers = {
  spaced: ["sale", "deal", "offer", "discount", "promotion", "promo"],
  khmer: ["បញ្ចុះតម្លៃ", "បញ្ចុះថ្លៃ", "ចុះថ្លៃ", "ចុះតម្លៃ", "ប្រូម៉ូសិន"],
  han: ["促销", "打折", "折扣", "特价", "优惠", "降价", "减价", "特惠", "特卖", "秒杀"],
};
const touted: readonly string[] = [
  ...phrasesOfParts(
    wordList(`
      hot, big, best, good, special, super, mega, flash, daily, today, today's, weekend, limited, clearance
      year end, black friday, cyber monday
    `),
    offers.spaced,
  ),
  ...["ពិសេស", "ថ្ងៃនេះ", "ខ្លាំង"].flatMap((how) => offers.khmer.map((offer) => offer + how)),
  ...["今日", "每日", "限时", "超值", "年终", "黑五", "大", "有"].flatMap((how) =>
    offers.han.map((offer) => how + offer),
  ),
  ...["商品", "活动", "价"].flatMap((what) => offers.han.map((offer) => offer + what)),
];

/** All words that ask for promotions. */
export const reduced: readonly string[] = [
  ...Object.values(offers).flat(),
  ...touted,
  ...wordList(`
    discounted, on sale, on discount, on promotion, on offer, reduced, reduced price, clearance, price drop
    price cut, special price, half price, promotion price, promo price, sale price, black friday, cyber monday
    បញ្ចុះ, លក់បញ្ចុះតម្លៃ, ប្រូម៉ូសិុន, ប្រូម៉ូស្យុង, ការបញ្ចុះតម្លៃ, តម្លៃប្រូម៉ូសិន, តម្លៃពិសេស, តម្លៃបញ្ចុះ
    ការផ្តល់ជូនពិសេស, លក់ឡៃឡុង, ឡៃឡុង, ពាក់កណ្តាលតម្លៃ
    大减价, 大促, 清仓, 甩卖, 清仓甩卖, 满减, 半价, 黑五, 黑色星期五
  `),
];

/** Words for any goods. Beside a price or an order they add nothing. */
export const anything: readonly string[] = wordList(`
  anything, something, everything, product, item, goods, all product, all item, for sale
  ផលិតផល, ទំនិញ, របស់, អ្វី, អីវ៉ាន់, ទំនិញទាំងអស់, ផលិតផលទាំងអស់, គ្រឿងអេឡិចត្រូនិច, គ្រឿងអេឡិចត្រូនិក
  ឧបករណ៍អេឡិចត្រូនិច, ឧបករណ៍អេឡិចត្រូនិក
  商品, 产品, 东西, 什么, 所有商品, 电子产品, 数码产品
`);

/** Words between the goods that are meant and what those are for or have. */
export const joining: readonly string[] = wordList(`
  for, with, has, have, having, by, via, through, using, that fits, that works, that work, that works with
  works with, compatible with, built in, with built in, w, can charge, that charges, to charge
  behind, near, around, beside, into, to open, to carry, to hold, to put, to mount, to hang, to remove, to fit
  to store, to cool, to cover, to cut, to unscrew, to take apart, to disassemble, to use with, to use for
  សម្រាប់, ជាមួយ, ប្រើ
  支持, 带有, 自带, 可插
`);

/** Words that join only before a word of the shop: in 带音响显示器 and 显示器带音响, but not in 绑带. */
export const having: readonly string[] = ["带"];

/** Words after the use of goods: 监控用硬盘, 硬盘监控专用. */
export const purpose: readonly string[] = ["用", "专用"];

/** Words before what is not wanted. */
export const excluding: readonly string[] = wordList(`
  without, w/o, except, except for, other than
  គ្មាន, អត់មាន, មិនមាន, មិនមែន, មិនយក, អត់យក, ក្រៅពី
  除了, 不是, 不带, 没有, 不含, 不要
`);

/** Words that exclude only known words and codes. Before others they are part of a name: `No Frost`, `no 1`, 无框. */
export const denying: readonly string[] = ["no", "not", "non", "អត់", "无", "非"];
/** Words that exclude only after a word for everything: `all phones but samsung`, not `cheap but wireless`. */
export const excepting: readonly string[] = ["but"];
export const universal: readonly string[] = [
  "all",
  "any",
  "every",
  "anything",
  "everything",
  "all product",
  "all item",
];
