import type { Context } from "../../platform/context.ts";
import type { Input } from "../../platform/handler.ts";
import { admit, giveBack, type Use } from "../../platform/limits/admit.ts";
import { networkOf } from "../../platform/limits/network-of.ts";
import { refuse } from "../../platform/errors/refusal.ts";
import { openSession, verifyPassword } from "../../modules/auth/public.ts";
import {
  findByPhone,
  holdPasswordHash,
  listByEmail,
  mostHolders,
  parsePhone,
  type Customer,
} from "../../modules/customers/public.ts";

/** Signs in with phone or email and password. Every failure has the same answer and takes as long, so that it does not reveal who has an account. */
export async function signIn(
  context: Context,
  { phone, email, password }: Input<"auth.login">["body"],
): Promise<string> {
  const { database, store, caller } = context;
  const given = (phone || email || "").toLowerCase();
  const name = given.includes("@") ? given : (parsePhone(given) ?? given);
  const key = `${store.code}/${name}`;
  const uses: Use[] = [
    ["sign-in-ip", caller.ip],
    ["sign-in", `${key} ${networkOf(caller.ip, "subscriber")}`],
    ["sign-in-name", key],
  ];
  await admit(context, ...uses);
  const customer = await findByPassword(context, name, password);
  if (!customer?.passwordHash) refuse("invalid_credentials");
  const { id: customerId, passwordHash } = customer;
  const owner = { customerId, storeId: store.id };
  await giveBack(context, ...uses);
  return database.transaction(async (tx) => {
    if (!(await holdPasswordHash(tx, owner, passwordHash))) refuse("invalid_credentials");
    return openSession(context, tx, owner);
  });
}

/** Whose name and password these are. Of the accounts that name an email which nobody has proven, it is the one with the password. */
async function findByPassword(
  { database, store }: Context,
  name: string,
  password: string,
): Promise<Customer | undefined> {
  const byEmail = name.includes("@");
  const holders = byEmail
    ? await listByEmail(database.db, store.id, name)
    : [await findByPhone(database.db, store.id, name)];
  // As many passwords are compared however many accounts there are: time must not tell.
  for (let index = 0; index < (byEmail ? mostHolders : 1); index++) {
    const holder = holders[index];
    if (await verifyPassword(holder?.passwordHash, password)) return holder;
  }
  return undefined;
}
