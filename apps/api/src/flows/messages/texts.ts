import type { Language } from "@shop/kit/locale";
import type { OrderState } from "../../modules/orders/public.ts";

type Text = Record<Language, string>;

/** What a shopper is told of an order: one of its states, or of money that came in and goes back. */
export type Told = OrderState | "refund_due" | "paid_twice" | "refunded";

/** Short, because an SMS in Khmer holds 70 signs. */
const texts: Record<Told, Text> = {
  placed: {
    en: "{store}: thank you! Order {number} is placed, {amount}.",
    km: "{store}៖ អរគុណ! បានបញ្ជាទិញ {number} តម្លៃ {amount}។",
    zh: "{store}：谢谢！订单 {number} 已提交，共 {amount}。",
  },
  confirmed: { en: "{store}: order {number} is confirmed.", km: "{store}៖ បានបញ្ជាក់ការបញ្ជាទិញ {number}។", zh: "{store}：订单 {number} 已确认。" },
  packed: { en: "{store}: order {number} is packed.", km: "{store}៖ បានវេចខ្ចប់ {number} រួចរាល់។", zh: "{store}：订单 {number} 已打包。" },
  on_the_way: { en: "{store}: order {number} is on the way.", km: "{store}៖ {number} កំពុងដឹកមក។", zh: "{store}：订单 {number} 正在配送。" },
  delivered: { en: "{store}: order {number} is delivered. Thank you!", km: "{store}៖ {number} បានដល់ដៃ។ អរគុណ!", zh: "{store}：订单 {number} 已送达，谢谢！" },
  cancelled: { en: "{store}: order {number} is cancelled.", km: "{store}៖ បានបោះបង់ {number}។", zh: "{store}：订单 {number} 已取消。" },
  returned: { en: "{store}: order {number} came back to us.", km: "{store}៖ បានទទួល {number} មកវិញ។", zh: "{store}：订单 {number} 已退回。" },
  refund_due: {
    en: "{store}: we received {amount} for {number}, which cannot be delivered. You will get it back.",
    km: "{store}៖ បានទទួល {amount} សម្រាប់ {number} តែមិនអាចប្រគល់បាន។ យើងនឹងប្រគល់ប្រាក់វិញ។",
    zh: "{store}：已收到 {number} 的 {amount}，但无法发货，款项将退还给您。",
  },
  paid_twice: {
    en: "{store}: {number} was paid twice. You will get {amount} back.",
    km: "{store}៖ {number} ត្រូវបានបង់ពីរដង។ យើងនឹងប្រគល់ {amount} វិញ។",
    zh: "{store}：{number} 重复付款，{amount} 将退还给您。",
  },
  refunded: { en: "{store}: {amount} for {number} is refunded.", km: "{store}៖ បានប្រគល់ {amount} សម្រាប់ {number} វិញ។", zh: "{store}：{number} 的 {amount} 已退款。" },
};

function fill(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "");
}

/** The message that goes to the shopper's phone. */
export function orderMessage(told: Told, language: Language, { store, number, amount }: { store: string; number: string; amount: string }): string {
  return fill(texts[told][language], { store, number, amount });
}

const placedText: Text = {
  en: "Thank you! Your order {number} is placed.",
  km: "អរគុណ! ការបញ្ជាទិញ {number} របស់អ្នកបានជោគជ័យ។",
  zh: "谢谢！您的订单 {number} 已提交。",
};

/** What the page says after a checkout (specification, section 8: always shown). */
export const placedMessage = (language: Language, number: string): string => fill(placedText[language], { number });
