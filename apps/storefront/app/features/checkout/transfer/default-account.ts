import type { BankAccount, SiteInfo } from "@shop/contract/types";
import type { Language } from "@shop/kit/locale";
import { message } from "../../../i18n/messages.ts";

type Named = Pick<SiteInfo, "name" | "smart" | "cellcard" | "metfone">;

/** The account to transfer to if the accounts could not be loaded: by phone number (specification, section 8). */
export function defaultAccount({ name, smart, cellcard, metfone }: Named, language: Language): BankAccount {
  return {
    type: "phone",
    name: message(language, "checkout.phone_transfer"),
    account: smart ?? cellcard ?? metfone ?? "",
    holder: name,
    image: "/payments/bankTransfer.svg",
  };
}
