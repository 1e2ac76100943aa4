import { inLanguage, type Language, type LocalText } from "@shop/kit/locale";

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
