import { setTimeout as sleep } from "node:timers/promises";
import { samplePassword } from "@shop/api/testing/samples/customer";
import type { Sender } from "../client.ts";
import type { Tab } from "../tab.ts";

/** How long a code may take to arrive, in milliseconds. If a server is killed while it delivers a message, another one takes the job after a minute, when the gateway may be failing too. */
const codeMs = 180_000;

/**
 * Enters the code that arrived. Tries again with each newer code, since a registration that was repeated makes the first
 * one invalid. Tries to sign in as well, since the verification may have succeeded with its answer lost.
 */
async function enter(
  tab: Tab,
  visitor: Sender,
  { phone, number, secret }: { phone: string; number: string; secret: string },
): Promise<string | null> {
  const { outside } = tab.stage;
  let tried: string | undefined;
  for (const until = Date.now() + codeMs; Date.now() < until; await sleep(300)) {
    const otp = outside.codeFor(number);
    if (!otp || otp === tried) continue;
    tried = otp;
    const verified = await tab.send("/api/verify", { method: "POST", body: { phone, otp, secret } }, visitor);
    if (verified.ok) return verified.body.data.token;
    const entered = await tab.send(
      "/api/auth/login",
      { method: "POST", body: { phone, password: samplePassword } },
      visitor,
    );
    if (entered.ok) return entered.body.data.token;
  }
  return null;
}

/** A guest registers, takes the guest's cart along into the account, and signs out. */
export async function register(tab: Tab): Promise<void> {
  const {
    stage: { told, world, seed },
    chances,
    sender,
  } = tab;
  const serial = told.registered.size + 1;
  const phone = `016${String((seed * 7919 + tab.shopper.customerId * 977 + tab.number * 331 + tab.sent * 13) % 1_000_000).padStart(6, "0")}`;
  const visitor: Sender = {
    ...sender,
    name: `guest ${tab.key()}`,
    customerId: null,
    token: null,
    ip: `100.${65 + (serial % 60)}.${serial % 250}.${1 + chances.below(250)}`,
  };
  const registered = await tab.send(
    "/api/auth/register",
    { method: "POST", body: { name: "Guest", phone, password: samplePassword } },
    visitor,
  );
  if (!registered.ok) return;
  const number = `+855${phone.slice(1)}`;
  visitor.token = await enter(tab, visitor, { phone, number, secret: registered.body.data.secret });
  if (!visitor.token) return tab.violate("registered, and no way in", { number });
  const { customer } = (await tab.send("/api/auth/session", {}, visitor)).body.data as { customer: { id: number } };
  visitor.customerId = customer.id;
  told.registered.set(customer.id, number);
  const product_id = chances.pick(world.plenty).id;
  const key = tab.key();
  // Two tabs notice the sign-in, and both send the same line of the guest's cart.
  const body = { product_id, quantity: 2 };
  const adopted = await Promise.all(
    [0, 1].map(() => tab.send("/api/cart/adopt", { method: "POST", body, key }, visitor)),
  );
  const cart = (await tab.send("/api/cart", {}, visitor)).body.data as { quantity: number }[];
  if (adopted.some(({ ok }) => ok) && (cart.length !== 1 || cart[0]!.quantity !== 2))
    tab.violate("a guest's cart was not brought along once", cart);
  await tab.send("/api/auth/logout", { method: "POST", body: {} }, visitor);
  const after = await tab.send("/api/profile", {}, visitor);
  if (after.status !== 401) tab.violate("signed out, and still in", after);
}
