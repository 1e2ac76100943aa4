import { onlinePayment } from "@shop/contract/online-ways";
import type { BankAccount, PaymentOption } from "@shop/contract/types";
import { inLanguage, type Language, type LocalText } from "@shop/kit/locale";
import type { Env } from "../../platform/env.ts";
import { transferPhone, wayShown, waysTaken } from "../../modules/payments/public.ts";
import type { Store } from "../../modules/stores/public.ts";

/** The ways to pay at a store, in its own order (specification, section 3). */
export function paymentOptions(store: Store, language: Language, env: Env): PaymentOption[] {
  return waysTaken(store, env).map((way) => ({
    type: way.type,
    payment_type: way.type,
    payment_method: onlinePayment(way.type)?.method ?? null,
    ...wayShown(way, language, env),
    discount: way.discountPercent,
  }));
}

/** The name of a transfer to a phone number, unless the store sets another. */
const phoneTransfer: LocalText = { en: "Phone number transfer", km: "ផ្ទេរតាមលេខទូរស័ព្ទ", zh: "手机号转账" };

/** The accounts to transfer to, by type; if the store has none, the default one by phone (specification, section 8), if it has a phone. */
export function transferAccounts(
  { name, info, settings }: Pick<Store, "name" | "info" | "settings">,
  language: Language = "en",
): BankAccount[] {
  const phone = transferPhone(info.phones);
  const byPhone = phone === null ? [] : [{ type: "phone", bank: phoneTransfer, account: phone, holder: name }];
  const accounts = settings.bankAccounts.length > 0 ? settings.bankAccounts : byPhone;
  return accounts.map(({ type, bank, account, holder }) => ({
    type,
    name: typeof bank === "string" ? bank : inLanguage(bank, language),
    account,
    holder,
    image: "/payments/bankTransfer.svg",
  }));
}
