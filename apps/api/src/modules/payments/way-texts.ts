import type { PaymentWay } from "@shop/contract/payment-ways";
import { isOnline, type OnlineWay } from "@shop/contract/online-ways";
import { inLanguage, type Language } from "@shop/kit/locale";
import type { Env } from "../../platform/env.ts";
import { imageAddress } from "../../platform/pictures/image-address.ts";
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
