import type { Sort } from "@shop/contract/types";
import { takeApart } from "./numbers/codes.ts";
import { phraseKey } from "./english.ts";
import { fold } from "./fold.ts";
import { leftOver } from "./left-over.ts";
import { runsOf } from "./scripts.ts";
import { superlatives, type Superlative } from "./superlatives.ts";

/** Words for expensive and cheap that may be negated. */
const dear = { spaced: ["expensive", "pricey", "costly"], unspaced: ["ថ្លៃ", "ថ្លៃពេក", "贵"] };
const cheap = { spaced: ["cheap"], unspaced: ["ថោក", "ថោកពេក", "便宜"] };
const denials = {
  spaced: ["less", "least", ...["not", "isn't"].flatMap((not) => ["", " a", " an", " so", " too", " that", " very", " really"].map((how) => not + how))],
  unspaced: ["មិន", "មិនសូវ", "អត់", "អត់សូវ", "កុំឲ្យ", "不", "不太", "不算", "不是很", "不很", "不那么", "没那么", "别太", "不要太"],
};
/** Those words with each negation: `less expensive`, `not too expensive`, មិនសូវថ្លៃ, 不太贵. */
const denied = ({ spaced, unspaced }: typeof dear) => [
  ...denials.spaced.flatMap((denial) => spaced.map((word) => `${denial} ${word}`)),
  ...denials.unspaced.flatMap((denial) => unspaced.map((word) => denial + word)),
];

/** Words that ask for an order, not for goods. `best` means relevance, which is how lists are ordered anyway. Superlatives such as `fastest` have an order of their own. */
const wishes: Readonly<Record<Exclude<Sort, "name">, readonly string[]>> = {
  price_asc: [
    "cheap", "cheaper", "cheapest", "affordable", "inexpensive", "budget", "low cost", "low price", "low priced", "lowest price", "best price", "good price", "low budget",
    "ថោក", "ថោកបំផុត", "ថោកជាងគេ", "តម្លៃថោក", "តម្លៃថោកបំផុត", "តម្លៃទាប", "តម្លៃទាបបំផុត", "តម្លៃសមរម្យ", "តម្លៃធូរ",
    "便宜", "最便宜", "便宜点", "平价", "低价", "最低价", "廉价", "实惠", "经济实惠",
    // Khmer in Latin letters.
    "thaok", "taok",
    ...denied(dear),
  ],
  price_desc: [...dear.spaced, "most expensive", "highest price", "ថ្លៃបំផុត", "ថ្លៃជាងគេ", "最贵"],
  newest: [
    "new", "newest", "latest", "brand new", "new arrival", "new model", "newest model", "latest model",
    "ថ្មី", "ថ្មីបំផុត", "ថ្មីជាងគេ", "ថ្មីចុងក្រោយ", "ម៉ូដែលថ្មី", "ចេញថ្មី", "ទើបចេញ",
    "新", "最新", "最新款", "新款", "新品", "新上市", "新出", "全新",
  ],
  relevance: [
    "best", "top", "good", "nice", "great", "popular", "most popular", "best selling", "best seller", "bestselling", "top rated", "top selling", "recommended", "good quality", "high quality", "best quality",
    "ល្អ", "ល្អបំផុត", "ល្អជាងគេ", "ពេញនិយម", "លក់ដាច់", "លក់ដាច់បំផុត",
    "最好", "好用", "热门", "热销", "畅销", "推荐",
    "gift",
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
  ...["hot", "big", "best", "good", "special", "super", "mega", "flash", "daily", "today", "today's", "weekend", "limited", "clearance", "year end", "black friday", "cyber monday"].flatMap((how) => offers.spaced.map((offer) => `${how} ${offer}`)),
  ...["ពិសេស", "ថ្ងៃនេះ", "ខ្លាំង"].flatMap((how) => offers.khmer.map((offer) => offer + how)),
  ...["今日", "每日", "限时", "超值", "年终", "黑五", "大", "有"].flatMap((how) => offers.han.map((offer) => how + offer)),
  ...["商品", "活动", "价"].flatMap((what) => offers.han.map((offer) => offer + what)),
];

/** All words that ask for promotions. */
const reduced: readonly string[] = [
  ...Object.values(offers).flat(), ...touted,
  "discounted", "on sale", "on discount", "on promotion", "on offer", "reduced", "reduced price", "clearance", "price drop", "price cut", "special price", "half price", "promotion price", "promo price", "sale price", "black friday", "cyber monday",
  "បញ្ចុះ", "លក់បញ្ចុះតម្លៃ", "ប្រូម៉ូសិុន", "ប្រូម៉ូស្យុង", "ការបញ្ចុះតម្លៃ", "តម្លៃប្រូម៉ូសិន", "តម្លៃពិសេស", "តម្លៃបញ្ចុះ", "ការផ្តល់ជូនពិសេស", "លក់ឡៃឡុង", "ឡៃឡុង", "ពាក់កណ្តាលតម្លៃ",
  "大减价", "大促", "清仓", "甩卖", "清仓甩卖", "满减", "半价", "黑五", "黑色星期五",
];

/** Words for any goods. Beside a price or an order they add nothing. */
const anything: readonly string[] = [
  "anything", "something", "everything", "product", "item", "goods", "all product", "all item", "for sale",
  "ផលិតផល", "ទំនិញ", "របស់", "អ្វី", "អីវ៉ាន់", "ទំនិញទាំងអស់", "ផលិតផលទាំងអស់", "គ្រឿងអេឡិចត្រូនិច", "គ្រឿងអេឡិចត្រូនិក", "ឧបករណ៍អេឡិចត្រូនិច", "ឧបករណ៍អេឡិចត្រូនិក",
  "商品", "产品", "东西", "什么", "所有商品", "电子产品", "数码产品",
];

/** Words between the goods that are meant and what those are for or have. */
const joining: readonly string[] = ["for", "with", "has", "have", "having", "by", "via", "through", "using", "that fits", "that works", "that work", "that works with", "works with", "compatible with", "built in", "with built in", "សម្រាប់", "ជាមួយ", "ប្រើ", "支持", "带有", "自带", "可插"];

/** Words that join only before a word of the shop: in 带音响显示器 and 显示器带音响, but not in 绑带. */
export const having: readonly string[] = ["带"];

/** Words after the use of goods: 监控用硬盘, 硬盘监控专用. */
const purpose: readonly string[] = ["用", "专用"];

/** Words before what is not wanted. */
const excluding: readonly string[] = ["without", "w/o", "except", "except for", "other than", "គ្មាន", "អត់មាន", "មិនមាន", "មិនមែន", "មិនយក", "អត់យក", "ក្រៅពី", "除了", "不是", "不带", "没有", "不含", "不要"];

/** Words that exclude only known words and codes. Before others they are part of a name: `No Frost`, `no 1`, 无框. */
export const denying: readonly string[] = ["no", "not", "non", "អត់", "无", "非"];
/** Words that exclude only after a word for everything: `all phones but samsung`, not `cheap but wireless`. */
const excepting: readonly string[] = ["but"];
const universal: readonly string[] = ["all", "any", "every", "anything", "everything", "all product", "all item"];

const keyOf = (phrase: string) => phraseKey(runsOf(fold(phrase)).flatMap((run) => (run.script === "latin" ? takeApart(run.text).parts : [run.text])));
const keysOf = (phrases: readonly string[]): ReadonlySet<string> => new Set(phrases.map(keyOf));

const sortOfKey = new Map(Object.entries(wishes).flatMap(([sort, phrases]) => phrases.map((phrase) => [keyOf(phrase), sort as Sort])));
const superlativeOfKey = new Map(superlatives.map(([word, superlative]) => [keyOf(word), superlative]));
/** The number of words of the longest phrase that asks for an order. */
export const longestWish = Math.max(...[...sortOfKey.keys()].map((key) => key.split(" ").length));
const reducedKeys = keysOf(reduced);
const anythingKeys = keysOf(anything);
const joiningKeys = keysOf([...joining, ...having]);
const purposeKeys = keysOf(purpose);
const excludingKeys = keysOf(excluding);
const denyingKeys = keysOf(denying);
const exceptingKeys = keysOf(excepting);
const universalKeys = keysOf(universal);

const isLatin = (phrase: string) => /[a-z]/.test(phrase);
const anyOf = (phrases: readonly string[]) => phrases.toSorted((a, b) => b.length - a.length).join("|").replaceAll(" ", String.raw`\s+`);
/** Matches a reduction in percent with its words: `50% off`, `discount up to 30 percent`, បញ្ចុះ ៥០%, 打5折. */
function shareOff(words: readonly string[]): RegExp {
  const share = String.raw`(?:up\s*to\s+|save\s+|រហូតដល់\s*|高达|最高)?(?<![\p{L}\d.,])[\d០-៩]{1,2}\s*(?:%|％|percent|ភាគរយ)`;
  const reduction = anyOf(words);
  return new RegExp(String.raw`${share}\s*(?:off(?![a-z])|${reduction})|(?:${reduction})\s*${share}(?:\s*off(?![a-z]))?|打?[\d一二两三四五六七八九](?:[.\d]\d?)?折(?!叠)`, "giu");
}
const shareOffTyped = shareOff(reduced);
const shareOffFolded = shareOff(reduced.map(fold));

/** Replaces reductions in percent by `sale` in a folded text, since no product is found by the number. */
export const withOffers = (folded: string): string => (/[%折]|percent|ភាគរយ/.test(folded) ? folded.replace(shareOffFolded, " sale ") : folded);

/** The words for promotions with the prepositions around them. Latin ones must be whole words. */
const reducedLatin = new RegExp(String.raw`(?<![a-z0-9])(?:(?:with|in|at|for)\s+(?:a\s+)?)?(?:${anyOf(reduced.filter(isLatin))})s?(?![a-z0-9])(?:\s+(?:on|for)(?=\s))?`, "giu");
const reducedUnspaced = new RegExp(`(?:កំពុង|正在)?(?:${anyOf(reduced.filter((phrase) => !isLatin(phrase)))})的?`, "gu");

/** A text without its words for promotions, as far as it spells them as the lists above do. */
export const withoutReduced = (text: string): string => leftOver(text.replace(shareOffTyped, " ").replace(reducedLatin, " ").replace(reducedUnspaced, " "));

/** The order that a word or phrase asks for. */
export const wishOf = (key: string): Sort | undefined => sortOfKey.get(key);
/** Whether a number after this word says how many are wanted: `top 10`. */
export const isBeforeCount = (key: string): boolean => key === "top";
/** The superlative that a word or phrase is. */
export const superlativeOf = (key: string): Superlative | undefined => superlativeOfKey.get(key);
/** Whether a word or phrase asks for promotions. */
export const isReduced = (key: string): boolean => reducedKeys.has(key);
export const isAnything = (key: string): boolean => anythingKeys.has(key);
export const isPurpose = (key: string): boolean => purposeKeys.has(key);
export const isExcluding = (key: string): boolean => excludingKeys.has(key);
/** Whether a word excludes the next one, given the words before it. */
export const isDenying = (key: string, before: readonly string[]): boolean => denyingKeys.has(key) || (exceptingKeys.has(key) && before.some((each) => universalKeys.has(each)));
/** Whether the goods that are meant stand before this word. */
export const endsKind = (key: string): boolean => joiningKeys.has(key) || excludingKeys.has(key);

/** Whether words form a phrase of these lists, and so become one term. */
export const isPhrase = (key: string): boolean => sortOfKey.has(key) || reducedKeys.has(key) || anythingKeys.has(key) || joiningKeys.has(key) || excludingKeys.has(key);

/** Words that the segmenter must cut out of texts without spaces. */
export const unspacedWords: readonly string[] = [...Object.values(wishes).flat(), ...reduced, ...anything, ...joining, ...excluding];
