import { admit, type Use } from "../../platform/limits/admit.ts";
import type { Services } from "../../platform/context.ts";
import { Refusal } from "../../platform/errors/refusal.ts";
import { isAbroad } from "./is-abroad.ts";
import type { messages } from "./tables.ts";

type Text = Pick<typeof messages.$inferSelect, "recipient" | "storeId" | "droppable" | "failures">;

/**
 * Counts a message that may be left out; false if its phone or its store has had too many, so that somebody who places and
 * cancels orders all day can neither flood a phone nor spend the store's money. A message that failed before counts too.
 */
export async function admitText(
  services: Pick<Services, "limits" | "log">,
  { recipient, storeId, droppable, failures }: Text,
): Promise<boolean> {
  if (!droppable || failures > 0) return true;
  const store = String(storeId);
  const uses: Use[] = [
    ["text", recipient],
    ["text-store", store],
  ];
  if (isAbroad(recipient)) uses.push(["text-abroad", store]);
  try {
    await admit(services, ...uses);
    return true;
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    services.log.warn({ store }, "a text message was not sent: its phone or its store is over the limit");
    return false;
  }
}
