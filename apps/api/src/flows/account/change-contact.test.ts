import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { customers } from "../../modules/customers/tables.ts";
import { samplePassword } from "../../testing/samples/customer.ts";
import { accountShop } from "../../testing/shops/account-shop.ts";
import { wrongCode } from "../../testing/shops/outbox.ts";
import { newestCode, newestText, textsTo } from "../../testing/shops/sent-messages.ts";

const { services, database, newPhone, shopper, send, askChange, remove, profile, login } = await accountShop();
const { db } = database;

test("a new phone is used once its code is entered, and the old phone is informed", async () => {
  const who = await shopper();
  const phone = newPhone();
  const { secret } = (await askChange(who, { phone: phone.replace("+855", "0") })).body.data;
  expect((await profile(who)).phone).toBe(who.phone);
  const code = await newestCode(services, phone);
  const confirm = (body: object) => send("POST", "/api/profile/contact/confirm", who, body);
  expect((await confirm({ secret: "another nonce", otp: code })).body.error).toBe("otp_invalid");
  expect((await confirm({ secret, otp: wrongCode(code) })).body.error).toBe("otp_invalid");
  expect((await confirm({ secret, otp: code })).status).toBe(200);
  expect((await profile(who)).phone).toBe(phone);
  expect(await newestText(services, who.phone)).toMatch(/^Mekong Lotus: your account now uses another phone number/);
  expect((await confirm({ secret, otp: code })).body.error).toBe("otp_invalid");
  expect((await login({ phone, password: samplePassword })).status).toBe(200);
  expect((await login({ phone: who.phone, password: samplePassword })).status).toBe(401);
});

test("another customer cannot confirm a change with the first one's code", async () => {
  const [owner, thief] = [await shopper(), await shopper()];
  const phone = newPhone();
  const { secret } = (await askChange(owner, { phone })).body.data;
  const code = await newestCode(services, phone);
  expect((await send("POST", "/api/profile/contact/confirm", thief, { secret, otp: code })).body.error).toBe(
    "otp_invalid",
  );
  expect((await profile(thief)).phone).toBe(thief.phone);
});

test("a new email is confirmed by mail, and replaces an unconfirmed one elsewhere", async () => {
  const squatter = await shopper({ email: "sokha@example.com" });
  const who = await shopper();
  const { secret } = (await askChange(who, { email: "Sokha@example.com" })).body.data;
  await send("POST", "/api/profile/contact/confirm", who, {
    secret,
    otp: await newestCode(services, "sokha@example.com"),
  });
  expect((await profile(who)).email).toBe("sokha@example.com");
  const signedIn = (await login({ email: "sokha@example.com", password: samplePassword })).body.data.token;
  expect((await profile({ headers: { authorization: `Bearer ${signedIn}` } })).id).toBe(who.customerId);
  expect(who.customerId).not.toBe(squatter.customerId);
});

test("an unconfirmed email signs in to the account whose password is given; a confirmed one belongs to one account", async () => {
  const email = "bopha@example.com";
  const [squatter, owner] = [await shopper({ email }), await shopper({ email })];
  const own = "the owner's own password";
  const { token } = (
    await send("POST", "/api/profile/password", owner, { current_password: samplePassword, password: own })
  ).body.data;
  const opened = async (password: string) => {
    const { body } = await login({ email, password });
    return body.data && (await profile({ headers: { authorization: `Bearer ${body.data.token}` } })).id;
  };
  expect([await opened(samplePassword), await opened(own), await opened("neither of them")]).toEqual([
    squatter.customerId,
    owner.customerId,
    null,
  ]);
  const headers = { authorization: `Bearer ${token}` };
  const { secret } = (await send("POST", "/api/profile/contact", { headers }, { email, password: own })).body.data;
  expect(
    (
      await send(
        "POST",
        "/api/profile/contact/confirm",
        { headers },
        { secret, otp: await newestCode(services, email) },
      )
    ).status,
  ).toBe(200);
  expect([await opened(samplePassword), await opened(own)]).toEqual([null, owner.customerId]);
});

test("somebody else's email given at registration gets no message about the account, and stays with its owner when the account is removed", async () => {
  const email = "stranger@example.com";
  const [squatter, leaving] = [await shopper({ email }), await shopper({ email })];
  const { secret } = (await askChange(squatter, { email: "own@example.com" })).body.data;
  expect(
    (
      await send("POST", "/api/profile/contact/confirm", squatter, {
        secret,
        otp: await newestCode(services, "own@example.com"),
      })
    ).status,
  ).toBe(200);
  // Waiting or sent already: a message is in both places for a moment.
  const toStranger = async () => new Set(await textsTo(services, email)).size;
  expect(await toStranger()).toBe(0);
  await askChange(await shopper(), { email });
  expect(await toStranger()).toBe(1);
  expect((await remove(leaving)).status).toBe(200);
  expect(await toStranger()).toBe(1);
});

test("changing to a phone of another account gets the same answer; its owner is told, and no code is valid", async () => {
  const [owner, who] = [await shopper(), await shopper()];
  const taken = await askChange(who, { phone: owner.phone });
  expect(taken).toMatchObject({ status: 200, body: { data: { secret: expect.any(String), resend_after: 60 } } });
  expect(await newestText(services, owner.phone)).toContain("It belongs to yours");
  expect(
    (await send("POST", "/api/profile/contact/confirm", who, { secret: taken.body.data.secret, otp: "000000" })).body
      .error,
  ).toBe("otp_invalid");
});

test("the owner of a contact that somebody else requests is told in their own language", async () => {
  const [owner, who] = [await shopper(), await shopper()];
  await db.update(customers).set({ lang: "zh" }).where(eq(customers.id, owner.customerId));
  await askChange(who, { phone: owner.phone }, "?lang=km");
  expect(await newestText(services, owner.phone)).toContain("它属于您的账户");
});

test("of two customers who confirm the same phone at once the second is refused with phone_taken", async () => {
  const [first, second] = [await shopper(), await shopper()];
  const phone = newPhone();
  const requests = [];
  for (const who of [first, second]) {
    const { secret } = (await askChange(who, { phone })).body.data;
    requests.push({ who, secret, otp: await newestCode(services, phone) });
  }
  const replies = [];
  for (const { who, ...body } of requests) replies.push(await send("POST", "/api/profile/contact/confirm", who, body));
  expect(replies.map(({ status, body }) => [status, body.error])).toEqual([
    [200, undefined],
    [409, "phone_taken"],
  ]);
});

test("changing a contact needs the password, and no code is sent to others", async () => {
  const who = await shopper();
  const phone = newPhone();
  for (const [password, fields] of [
    ["not this one", { password: "password_wrong" }],
    [undefined, { password: "required" }],
  ] as const) {
    expect(await send("POST", "/api/profile/contact", who, { phone, password })).toMatchObject({
      status: 400,
      body: { fields },
    });
  }
  await expect(newestText(services, phone)).rejects.toThrow("There is no message");
});

test("a contact change has one contact", async () => {
  const who = await shopper();
  expect((await askChange(who, {})).body.fields).toEqual({ phone: "required" });
  expect((await askChange(who, { phone: newPhone(), email: "a@example.com" })).status).toBe(400);
  expect((await askChange(who, { phone: "12" })).body.error).toBe("phone_invalid");
});
