import { readKhqrMerchant, type KhqrMerchant } from "../../../modules/payments/public.ts";
import { changeSettings, type AccountChange } from "../../../modules/stores/public.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { StaffError } from "../../../platform/errors/staff-error.ts";

/**
 * Sets the account that a store's KHQR codes pay, and the merchant data of the codes, in one step, so that
 * no code can mix old and new data. Open codes keep the account that they were made for, and their
 * transfers are checked against that.
 */
export async function setKhqr(
  tx: Tx,
  { code, actor }: AccountChange,
  merchant: KhqrMerchant,
  now: Date,
): Promise<void> {
  await changeSettings(tx, {
    code,
    actor,
    action: "set-khqr",
    part: "khqr",
    change: ({ currency }) => readKhqrMerchant(merchant, currency, now),
  });
}

/** Removes the data: the store no longer offers KHQR. */
export async function removeKhqr(tx: Tx, { code, actor }: AccountChange): Promise<void> {
  await changeSettings(tx, {
    code,
    actor,
    action: "remove-khqr",
    part: "khqr",
    change({ settings }) {
      if (settings.khqr === null) throw new StaffError(`${code} has no KHQR account`);
      return null;
    },
  });
}
