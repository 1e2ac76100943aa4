import type { CustomerContext } from "../../platform/context.ts";
import type { Tx } from "../../platform/database/database.ts";
import { refuseFields } from "../../platform/errors/refusal.ts";
import { areReceiptsUsed } from "../../modules/payments/public.ts";
import { lockCopies, lockUpload, privatePath } from "../../modules/uploads/public.ts";
import type { Store } from "../../modules/stores/public.ts";
import { transferAccounts } from "./options.ts";
import type { CheckoutRequest } from "../ordering/read-checkout.ts";

/**
 * Checks that a bank transfer names one of the store's accounts and has a receipt that this customer uploaded here
 * (specification, section 5), and that no other order of the store uses the same picture, not even as a copy or by
 * another customer. Returns the path that the receipt is stored under.
 */
export async function checkReceipt(
  { customer }: CustomerContext,
  tx: Tx,
  store: Store,
  { method, imageUrl }: CheckoutRequest,
): Promise<string> {
  // The storefront shows "phone" if it cannot load the accounts (specification, section 8).
  if (method !== "phone" && !transferAccounts(store).some(({ type }) => type === method))
    refuseFields({ payment_method: "transfer_type_required" });
  const upload = await lockUpload(tx, customer, imageUrl ?? "");
  if (upload?.purpose !== "receipt") refuseFields({ image_url: "receipt_required" });
  const alike = (await lockCopies(tx, upload)).map((name) => privatePath + name);
  if (await areReceiptsUsed(tx, customer.storeId, alike)) refuseFields({ image_url: "receipt_used" });
  return privatePath + upload.name;
}
