import type { CustomerContext } from "../../platform/context.ts";
import type { Tx } from "../../platform/database/database.ts";
import { refuseFields } from "../../platform/errors/refusal.ts";
import { areReceiptsUsed } from "../../modules/payments/public.ts";
import { lockAlike, lockUpload, privatePath } from "../../modules/uploads/public.ts";
import type { Store } from "../../modules/stores/public.ts";
import { transferAccounts } from "./options.ts";
import type { CheckoutRequest } from "../ordering/read-checkout.ts";

/**
 * A bank transfer names one of the store's accounts and shows a receipt that its sender has
 * uploaded: another's picture, or one from elsewhere, is none (specification, section 5), nor is one that pays for
 * another order of the store, be it sent once more or by another. Returns the address that the receipt is kept under.
 */
export async function checkReceipt({ customer }: CustomerContext, tx: Tx, store: Store, { method, imageUrl }: CheckoutRequest): Promise<string> {
  // By phone is what a shopper was shown while the accounts could not be had (specification, section 8).
  if (method !== "phone" && !transferAccounts(store).some(({ type }) => type === method)) refuseFields({ payment_method: "transfer_type_required" });
  const upload = await lockUpload(tx, customer, imageUrl ?? "");
  if (upload?.purpose !== "receipt") refuseFields({ image_url: "receipt_required" });
  const alike = (await lockAlike(tx, upload)).map((name) => privatePath + name);
  if (await areReceiptsUsed(tx, customer.storeId, alike)) refuseFields({ image_url: "receipt_used" });
  return privatePath + upload.name;
}
