import { and, asc, inArray, isNull } from "drizzle-orm";
import type { Language } from "@shop/kit/locale";
import { ownedBy } from "../../platform/database/columns.ts";
import type { Tx } from "../../platform/database/database.ts";
import { overStates } from "./claim-states.ts";
import { isOpen, listClaimPictures } from "./claims.ts";
import { warrantyClaims } from "./tables.ts";

interface Forgotten {
  /** Numbers of the deleted claims. */
  gone: string[];
  /** Names of the pictures that open claims still need. */
  needed: string[];
}

/**
 * Forgets the claims of a customer who leaves that are over, with what was written and told. One
 * that is under way stays, as the piece may be on a bench: with its words and pictures until it
 * is over, and then the next call forgets it.
 */
export async function forgetClaims(tx: Tx, owner: { storeId: number; customerId: number }): Promise<Forgotten> {
  const gone = await tx
    .delete(warrantyClaims)
    .where(and(ownedBy(warrantyClaims, owner), inArray(warrantyClaims.state, [...overStates])))
    .returning({ number: warrantyClaims.number });
  const open = await tx
    .select({ id: warrantyClaims.id })
    .from(warrantyClaims)
    .where(and(ownedBy(warrantyClaims, owner), isOpen))
    .orderBy(asc(warrantyClaims.id));
  const pictures =
    open.length === 0
      ? []
      : await listClaimPictures(
          tx,
          open.map(({ id }) => id),
        );
  return { gone: gone.map(({ number }) => number), needed: pictures.map(({ name }) => name) };
}

/** Copies a customer's contact to their open claims, because the account is about to be anonymised. */
export async function copyContactToClaims(
  tx: Tx,
  owner: { storeId: number; customerId: number },
  contact: { phone: string; lang: Language },
): Promise<void> {
  await tx
    .update(warrantyClaims)
    .set({ leftContact: contact })
    .where(and(ownedBy(warrantyClaims, owner), isOpen, isNull(warrantyClaims.leftContact)));
}
