import { admit } from "../../platform/limits/admit.ts";
import type { Context } from "../../platform/context.ts";
import type { ChatOwner } from "./chat-owner.ts";

/** Counts a question: by visitor and by address, each for a minute and for a day; refuses with `rate_limited`. */
export async function admitQuestion(context: Context, owner: ChatOwner | null): Promise<void> {
  const { store, caller } = context;
  await admit(context, ["chat", caller.ip]);
  if (owner) await admit(context, ["chat-visitor", `${store.id} ${owner.visitor ?? owner.customerId}`]);
}
