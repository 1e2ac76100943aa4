import type { BankAccount, SiteInfo } from "@shop/contract/types";

type Named = Pick<SiteInfo, "name" | "smart" | "cellcard" | "metfone">;

/** Where to transfer to when the accounts could not be had: by phone number (specification, section 8). */
export function defaultAccount({ name, smart, cellcard, metfone }: Named): BankAccount {
  return { type: "phone", name: "Phone number transfer", account: smart ?? cellcard ?? metfone ?? "", holder: name, image: "/payments/bankTransfer.svg" };
}
