import type { Language } from "@shop/kit/locale";
import type { Services } from "../../platform/context.ts";
import { hashPassword, openSession } from "../../modules/auth/public.ts";
import { createCustomer } from "../../modules/customers/public.ts";

export const samplePassword = "correct horse 1";
const samplePasswordHash = hashPassword(samplePassword);
let serial = 0;

export interface SignedInCustomer {
  customerId: number;
  storeId: number;
  /** E.164. */
  phone: string;
  token: string;
  /** Header that signs a call. */
  headers: { authorization: string };
}

/** A customer of a store with the password {@link samplePassword}, signed in. */
export async function insertCustomer(
  services: Pick<Services, "env" | "now"> & { database: Pick<Services["database"], "db"> },
  storeId: number,
  more: { name?: string; phone?: string; email?: string; lang?: Language } = {},
): Promise<SignedInCustomer> {
  const { name = "Sokha", phone = `+85512${String(++serial).padStart(6, "0")}`, email = null, lang = "en" } = more;
  const { db } = services.database;
  const customerId = await createCustomer(
    db,
    { storeId, name, phone, email, lang, passwordHash: await samplePasswordHash },
    services.now(),
  );
  const token = await openSession(services, db, { customerId, storeId });
  return { customerId, storeId, phone, token, headers: { authorization: `Bearer ${token}` } };
}
