import { readKhqrMerchant, type KhqrMerchant } from "../../../modules/payments/public.ts";
import { changeSettings, type AccountChange } from "../../../modules/stores/public.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { StaffError } from "../../../platform/errors/staff-error.ts";

/**
 * Sets whom a store's KHQR codes pay, all of it at once: between an old merchant id and a new
 * account there must be no moment. Codes that are open keep the account they were made for, which
 * is what their payment is held against.
 */
export async function setKhqr(tx: Tx, { code, actor }: AccountChange, merchant: KhqrMerchant, now: Date): Promise<void> {
  await changeSettings(tx, { code, actor, action: "set-khqr", part: "khqr", change: ({ currency }) => readKhqrMerchant(merchant, currency, now) });
}

/** Takes the data away: the store no longer offers KHQR. */
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
