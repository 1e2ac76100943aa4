import { fill } from "@shop/kit/fill";
import type { Language } from "@shop/kit/locale";
import type { OrderState } from "../../modules/orders/public.ts";

type Text = Record<Language, string>;

/** What a message about an order is about: one of its states, or a refund. */
export type OrderNotice = OrderState | "refund_due" | "paid_twice" | "refunded" | "refunded_to_cash";

/** What an order consists of: goods, services ("work"), or both. */
export type OrderKind = "goods" | "work" | "mixed";

/** Short, because an SMS in Khmer holds 70 characters. */
const texts: Record<OrderNotice, Text> = {
  placed: {
    en: "{store}: thank you! Order {number} is placed, {amount}.",
    km: "{store}៖ អរគុណ! បានបញ្ជាទិញ {number} តម្លៃ {amount}។",
    zh: "{store}：谢谢！订单 {number} 已提交，共 {amount}。",
  },
  confirmed: {
    en: "{store}: order {number} is confirmed.",
    km: "{store}៖ បានបញ្ជាក់ការបញ្ជាទិញ {number}។",
    zh: "{store}：订单 {number} 已确认。",
  },
  packed: {
    en: "{store}: order {number} is packed.",
    km: "{store}៖ បានវេចខ្ចប់ {number} រួចរាល់។",
    zh: "{store}：订单 {number} 已打包。",
  },
  on_the_way: {
    en: "{store}: order {number} is on the way.",
    km: "{store}៖ {number} កំពុងដឹកមក។",
    zh: "{store}：订单 {number} 正在配送。",
  },
  delivered: {
    en: "{store}: order {number} is delivered. Thank you!",
    km: "{store}៖ {number} បានដល់ដៃ។ អរគុណ!",
    zh: "{store}：订单 {number} 已送达，谢谢！",
  },
  cancelled: {
    en: "{store}: order {number} is cancelled.",
    km: "{store}៖ បានបោះបង់ {number}។",
    zh: "{store}：订单 {number} 已取消。",
  },
  returned: {
    en: "{store}: order {number} came back to us.",
    km: "{store}៖ បានទទួល {number} មកវិញ។",
    zh: "{store}：订单 {number} 已退回。",
  },
  refund_due: {
    en: "{store}: we received {amount} for {number}, which cannot be fulfilled. You will get it back.",
    km: "{store}៖ បានទទួល {amount} សម្រាប់ {number} តែមិនអាចបំពេញបាន។ យើងនឹងសងប្រាក់វិញ។",
    zh: "{store}：已收到 {number} 的 {amount}，但订单无法完成，款项将退还给您。",
  },
  paid_twice: {
    en: "{store}: {number} was paid twice. You will get {amount} back.",
    km: "{store}៖ {number} ត្រូវបានបង់ពីរដង។ យើងនឹងសង {amount} វិញ។",
    zh: "{store}：{number} 重复付款，{amount} 将退还给您。",
  },
  refunded: {
    en: "{store}: {amount} for {number} is refunded.",
    km: "{store}៖ បានសង {amount} សម្រាប់ {number} វិញ។",
    zh: "{store}：{number} 的 {amount} 已退款。",
  },
  refunded_to_cash: {
    en: "{store}: {amount} for {number} is refunded to your Anakut Cash.",
    km: "{store}៖ បានសង {amount} ({number}) ទៅ Anakut របស់អ្នក។",
    zh: "{store}：{number} 的 {amount} 已退至您的 Anakut 余额。",
  },
};

/** Texts for a refund of some pieces. */
const textsOfPieces: Partial<Record<OrderNotice, Text>> = {
  refunded: {
    en: "{store}: {amount} for {pieces} of {number} is refunded.",
    km: "{store}៖ បានសង {amount} សម្រាប់ {pieces} ({number}) វិញ។",
    zh: "{store}：{number} 中 {pieces} 的 {amount} 已退款。",
  },
  refunded_to_cash: {
    en: "{store}: {amount} for {pieces} of {number} is refunded to your Anakut Cash.",
    km: "{store}៖ បានសង {amount} សម្រាប់ {pieces} ({number}) ទៅ Anakut របស់អ្នក។",
    zh: "{store}：{number} 中 {pieces} 的 {amount} 已退至您的 Anakut 余额。",
  },
};

/** Different texts for orders with services; null sends none. Services alone are never packed, and beside goods they have their own time. */
const textsOfKind: Record<Exclude<OrderKind, "goods">, Partial<Record<OrderNotice, Text | null>>> = {
  work: {
    packed: null,
    on_the_way: {
      en: "{store}: we are on our way to you for order {number}.",
      km: "{store}៖ យើងកំពុងធ្វើដំណើរទៅរកអ្នក ({number})។",
      zh: "{store}：我们正在上门途中（订单 {number}）。",
    },
    delivered: {
      en: "{store}: the work of order {number} is done. Thank you!",
      km: "{store}៖ ការងារ {number} បានធ្វើរួច។ អរគុណ!",
      zh: "{store}：订单 {number} 的服务已完成，谢谢！",
    },
    returned: {
      en: "{store}: order {number} is taken back.",
      km: "{store}៖ បានដក {number} វិញ។",
      zh: "{store}：订单 {number} 已撤回。",
    },
  },
  mixed: {
    packed: {
      en: "{store}: the products of order {number} are packed.",
      km: "{store}៖ បានវេចខ្ចប់ទំនិញ {number}។",
      zh: "{store}：订单 {number} 的商品已打包。",
    },
    on_the_way: {
      en: "{store}: the products of order {number} are on the way.",
      km: "{store}៖ ទំនិញ {number} កំពុងដឹកមក។",
      zh: "{store}：订单 {number} 的商品正在配送。",
    },
    delivered: {
      en: "{store}: the products of order {number} are delivered. Thank you!",
      km: "{store}៖ ទំនិញ {number} បានដល់ដៃ។ អរគុណ!",
      zh: "{store}：订单 {number} 的商品已送达，谢谢！",
    },
  },
};

/** Whether the text depends on the kind of order. */
export const differsByKind = (notice: OrderNotice): boolean =>
  Object.values(textsOfKind).some((texts) => notice in texts);

/** The SMS for the shopper; null if there is none for this kind of order. */
export function orderMessage(
  notice: OrderNotice,
  kind: OrderKind,
  language: Language,
  { pieces, ...values }: { store: string; number: string; amount: string; pieces?: string | undefined },
): string | null {
  const special = kind === "goods" ? undefined : textsOfKind[kind][notice];
  if (special === null) return null;
  if (pieces !== undefined) return fill((textsOfPieces[notice] ?? texts[notice])[language], { ...values, pieces });
  return fill((special ?? texts[notice])[language], values);
}

const placedText: Text = {
  en: "Thank you! Your order {number} is placed.",
  km: "អរគុណ! ការបញ្ជាទិញ {number} របស់អ្នកបានជោគជ័យ។",
  zh: "谢谢！您的订单 {number} 已提交。",
};

/** The message of the page after a checkout (specification, section 8: always shown). */
export const placedMessage = (language: Language, number: string): string => fill(placedText[language], { number });
