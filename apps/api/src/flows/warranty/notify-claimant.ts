import type { Services } from "../../platform/context.ts";
import type { Tx } from "../../platform/database/database.ts";
import { findCustomer } from "../../modules/customers/public.ts";
import { sendMessage } from "../../modules/messages/public.ts";
import { readStore } from "../../modules/stores/public.ts";
import type { Claim, ClaimState } from "../../modules/warranty/public.ts";
import { claimMessage } from "./texts.ts";

/** Sends the shopper an SMS about the state of a claim, in their language, with the note of staff: a shopper who removed the account can read it nowhere else. */
export async function notifyClaimant(
  services: Pick<Services, "jobs">,
  tx: Tx,
  { storeId, customerId, number, leftContact }: Claim,
  { state, note }: { state: ClaimState; note: string | null },
): Promise<void> {
  const person = leftContact ?? (await findCustomer(tx, storeId, customerId));
  if (!person?.phone) return;
  const { name: store } = await readStore(tx, storeId);
  await sendMessage(services, tx, {
    storeId,
    channel: "sms",
    to: person.phone,
    text: claimMessage(state, person.lang, { store, number, note }),
    droppable: !leftContact,
  });
}
