import { createHash } from "node:crypto";
import { and, eq, type SQL } from "drizzle-orm";
import type { Context } from "../../platform/context.ts";
import { chatMessages } from "./tables.ts";

/** Whose conversation it is: a customer's, or a guest's, who is identified by the hash of a random name that their browser chose. */
export type ChatOwner =
  | { storeId: number; customerId: number; visitor: null }
  | { storeId: number; customerId: null; visitor: string };

/** The owner of a call's conversation; null for a guest without such a name, whose conversation is not stored. */
export function ownerOf(
  { store, customer }: Pick<Context, "store" | "customer">,
  visitor: string | null | undefined,
): ChatOwner | null {
  if (customer) return { storeId: store.id, customerId: customer.customerId, visitor: null };
  if (!visitor) return null;
  return {
    storeId: store.id,
    customerId: null,
    visitor: createHash("sha256").update(`chat ${visitor}`).digest("base64url"),
  };
}

/** Both owners under which a shopper's messages may be stored: as the customer, and as a guest in this browser. */
export function ownersOf(
  { store, customer }: Pick<Context, "store" | "customer">,
  visitor: string | null | undefined,
): ChatOwner[] {
  return [ownerOf({ store, customer }, null), ownerOf({ store, customer: null }, visitor)].filter(
    (owner) => owner !== null,
  );
}

/** Condition: messages of an owner. */
export function isOwned(owner: ChatOwner): SQL {
  const own =
    owner.visitor === null ? eq(chatMessages.customerId, owner.customerId) : eq(chatMessages.visitor, owner.visitor);
  return and(eq(chatMessages.storeId, owner.storeId), own)!;
}
