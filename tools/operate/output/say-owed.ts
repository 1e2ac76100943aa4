import { lookAtOrderForStaff } from "@shop/api/flows/orders/for-staff/find-order";
import { refundsItself } from "@shop/api/flows/payments/refunds/paid-order";
import { formatRefund, wayName } from "@shop/api/modules/payments/public";
import { readOrderStory } from "@shop/api/views/staff/read-order-story";
import { ways } from "@shop/contract/payment-ways";
import type { Work } from "../command.ts";

/** After a change of an order or its payment, prints what is now owed back and the command that records the refund, or that store cash has returned. */
export async function sayOwed(
  { services: { database }, say }: Pick<Work, "services" | "say">,
  typed: string,
  storeId?: number,
): Promise<void> {
  const { id, number } = await lookAtOrderForStaff(database.db, typed, storeId);
  const { owed, payment } = await readOrderStory(database.db, id);
  if (owed.length === 0) {
    if (ways[payment.way].paid === "from_store_cash" && payment.state === "refunded")
      say("Its money is store cash of the customer again");
    return;
  }
  const next = refundsItself(payment.way)
    ? `Run refund owed ${number} --to provider, and ${wayName(payment.way)} sends it`
    : `Send it, then run refund owed ${number}; or add it to the store cash with --to store-cash`;
  say(`Owed back: ${owed.map((one) => formatRefund(one)).join(" and ")}. ${next}`);
}
