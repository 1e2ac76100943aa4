import { createHash } from "node:crypto";
import { and, eq, type SQL } from "drizzle-orm";
import type { Context } from "../../platform/context.ts";
import { chatMessages } from "./tables.ts";

/** Whose conversation it is: a customer's, or a guest's by the hash of the name that the browser gave itself. */
export type ChatOwner = { storeId: number; customerId: number; visitor: null } | { storeId: number; customerId: null; visitor: string };

/** The owner of a call's conversation; null for a guest without a name, of whom nothing is kept. */
export function ownerOf({ store, customer }: Pick<Context, "store" | "customer">, visitor: string | null | undefined): ChatOwner | null {
  if (customer) return { storeId: store.id, customerId: customer.customerId, visitor: null };
  if (!visitor) return null;
  return { storeId: store.id, customerId: null, visitor: createHash("sha256").update(`chat ${visitor}`).digest("base64url") };
}

/** The owners of all that a call's shopper said: signed in, and in this browser before. */
export function ownersOf({ store, customer }: Pick<Context, "store" | "customer">, visitor: string | null | undefined): ChatOwner[] {
  return [ownerOf({ store, customer }, null), ownerOf({ store, customer: null }, visitor)].filter((owner) => owner !== null);
}

/** Messages of an owner at their store. */
export function isOwned(owner: ChatOwner): SQL {
  const own = owner.visitor === null ? eq(chatMessages.customerId, owner.customerId) : eq(chatMessages.visitor, owner.visitor);
  return and(eq(chatMessages.storeId, owner.storeId), own)!;
}
