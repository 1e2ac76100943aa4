import { ways, type PaymentWay } from "@shop/contract/payment-ways";
import { isOnline, onlinePayment, onlineWays, type OnlineWay } from "@shop/contract/online-ways";
import { inLanguage, type Language, type LocalText } from "@shop/kit/locale";
import { imageAddress } from "../../platform/pictures/image-address.ts";
import type { Currency } from "@shop/kit/money";
import type { Env } from "../../platform/env.ts";
import { providerEntries } from "./providers/all.ts";
import type { Words } from "./providers/provider.ts";

/** Texts of the methods that are paid with or after the order; those of the others are in their provider's folder. */
const ownWords: Record<Exclude<PaymentWay, OnlineWay>, Words> = {
  cod: {
    name: { en: "Cash on Delivery", km: "បង់ប្រាក់ពេលទទួល", zh: "货到付款" },
    description: {
      en: "Pay when it is brought or done",
      km: "បង់ប្រាក់ពេលទំនិញដល់ដៃ ឬពេលធ្វើរួច",
      zh: "收到商品或服务完成时付款",
    },
  },
  bankTransfer: {
    name: { en: "Money Transfer", km: "ផ្ទេរប្រាក់", zh: "转账" },
    description: {
      en: "Transfer by phone number or to our account, and send the receipt",
      km: "ផ្ទេរតាមលេខទូរស័ព្ទ ឬគណនី ហើយផ្ញើរូបបង្កាន់ដៃ",
      zh: "按手机号或账户转账，并上传凭证",
    },
  },
  anakut: {
    name: { en: "Anakut Cash", km: "សាច់ប្រាក់ Anakut", zh: "Anakut 余额" },
    description: { en: "Pay from your store cash", km: "បង់ពីសាច់ប្រាក់ក្នុងហាង", zh: "使用店铺余额支付" },
  },
};

const wordsOf = (way: PaymentWay): Words => (isOnline(way) ? providerEntries[way].words : ownWords[way]);

/** The usual name of a payment method, whatever a store calls it; in English for staff. */
export const wayName = (way: PaymentWay, language: Language = "en"): string => inLanguage(wordsOf(way).name, language);

/** A payment method with a store's own texts, by language. */
interface WaySetting {
  type: PaymentWay;
  name?: Partial<Record<Language, string>>;
  description?: Partial<Record<Language, string>>;
  banner?: Partial<Record<Language, string>>;
  bannerImage?: Partial<Record<Language, SizedImage>>;
  image?: string;
}

/** A picture under the upload base path, and its size in pixels. */
interface SizedImage {
  path: string;
  width: number;
  height: number;
}

/** The texts and pictures of a payment method: the store's own, or else the usual ones. A banner in one language is better than none. */
export function wayShown(
  { type, name, description, banner, bannerImage, image }: WaySetting,
  language: Language,
  env: Pick<Env, "uploadBaseUrl">,
) {
  const picture = bannerImage?.[language] ?? bannerImage?.en;
  return {
    name: name?.[language] ?? inLanguage(wordsOf(type).name, language),
    description: description?.[language] ?? inLanguage(wordsOf(type).description, language),
    banner: banner?.[language] ?? banner?.en ?? null,
    banner_image: picture
      ? { src: imageAddress(picture.path, env), width: picture.width, height: picture.height }
      : null,
    image: image ? imageAddress(image, env) : `/payments/${type}.svg`,
  };
}

/** Whether a method is simulated: only in the demo, and only if no provider is configured. */
export function isSimulated(way: OnlineWay, env: Env): boolean {
  const { standIn, isConfigured } = providerEntries[way];
  return env.mode === "demo" && standIn !== undefined && !isConfigured(env);
}

/** Whether a method has a provider, configured or simulated. */
const canConfirm = (way: OnlineWay, env: Env): boolean =>
  isSimulated(way, env) || providerEntries[way].isConfigured(env);

type Phones = Record<"smart" | "cellcard" | "metfone", string | null>;

/** The phone number for transfers to a store without accounts; null if it has none either. */
export const transferPhone = ({ smart, cellcard, metfone }: Phones): string | null =>
  smart || cellcard || metfone || null;

/** The data of a store that its payment methods depend on. */
interface Taker<Way extends { type: PaymentWay } = { type: PaymentWay }> {
  currency: Currency;
  info: { phones: Phones };
  settings: { payments: readonly Way[]; khqr: object | null; bankAccounts: readonly object[] };
}

/** Why a store cannot offer a payment method that it has enabled. */
type Lack = "account" | "merchant" | "provider" | "currency";

/** What is missing for a payment method at a store. A transfer needs an account or a phone; a method paid before the order needs the provider's settings, and a provider that supports the currency. */
export function lackOf(way: PaymentWay, { settings, info, currency }: Taker, env: Env): Lack | null {
  if (ways[way].paid === "by_transfer" && settings.bankAccounts.length === 0 && transferPhone(info.phones) === null)
    return "account";
  if (!isOnline(way)) return null;
  if (providerEntries[way].isReady?.({ settings }) === false) return "merchant";
  if (!canConfirm(way, env)) return "provider";
  return currency === "USD" || onlinePayment(way).takesRiel ? null : "currency";
}

/** Whether a store offers a payment method. */
export const takesWay = (store: Taker, way: PaymentWay, env: Env): boolean =>
  store.settings.payments.some(({ type }) => type === way) && lackOf(way, store, env) === null;

/** The payment methods that a store offers, in its own order. */
export const waysTaken = <Way extends { type: PaymentWay }>(store: Taker<Way>, env: Env): Way[] =>
  store.settings.payments.filter(({ type }) => takesWay(store, type, env));

/** Whether any payment method is simulated here. */
export const isAnySimulated = (env: Env): boolean => onlineWays.some((way) => isSimulated(way, env));

const reasons: ReadonlyMap<string, LocalText> = new Map([
  ["amount_mismatch", { en: "Another amount than was due", km: "ចំនួនខុសពីតម្លៃត្រូវបង់", zh: "金额与应付不符" }],
  ["late", { en: "Paid after the time had run out", km: "បង់ក្រោយផុតពេល", zh: "超时付款" }],
  ["duplicate", { en: "It was paid already", km: "បានបង់រួចហើយ", zh: "重复付款" }],
  [
    "reversed",
    {
      en: "The bank or provider sent the payment back",
      km: "ធនាគារ ឬអ្នកផ្តល់សេវាបង់ប្រាក់បានផ្ញើប្រាក់ត្រឡប់ទៅវិញ",
      zh: "银行或支付服务商已退回付款",
    },
  ],
  ["out_of_stock", { en: "The goods are gone", km: "ទំនិញអស់ហើយ", zh: "商品已售罄" }],
  ["time_gone", { en: "The time of the service is gone", km: "ម៉ោងសេវាកម្មលែងទំនេរហើយ", zh: "服务时段已不可用" }],
]);

/** The reason of a refund in words; any other note stays as it is. */
export function refundReason(note: string | null, language: Language): string | null {
  const known = note === null ? undefined : reasons.get(note);
  return known ? inLanguage(known, language) : note;
}
