import { expect, test, vi } from "vitest";
import { outboxTexts } from "../../testing/shops/outbox.ts";
import { newestText } from "../../testing/shops/sent-messages.ts";
import { password, signInShop } from "../../testing/shops/sign-in-shop.ts";

const { call, services, newPhone, post, register, verify, registered } = await signInShop();

test("a new account: a code arrives within two seconds, signs in and sets the cookie", async () => {
  const phone = newPhone();
  const { status, body } = await register(phone.replace("+855", "0"));
  expect(status).toBe(200);
  expect(body).toEqual({
    code: 0,
    message: "",
    data: { secret: expect.stringMatching(/^[\w-]{32}$/), resend_after: 60 },
  });
  await vi.waitFor(() => expect(outboxTexts(services.env.dataDir, phone)).toHaveLength(1), {
    timeout: 2000,
    interval: 25,
  });
  const [text] = outboxTexts(services.env.dataDir, phone);
  expect(text).toMatch(/^\d{6} is your code for Mekong Lotus\. Valid for 5 minutes\./);

  const reply = await verify(phone, text!.slice(0, 6));
  expect(reply.body.data).toEqual({ token: expect.any(String), login_status_code: 0 });
  expect(reply.headers.get("set-cookie")).toBe(
    `jwt=${reply.body.data.token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=2592000`,
  );
  const who = await call("/api/auth/session?store_code=S001", { headers: { cookie: `jwt=${reply.body.data.token}` } });
  expect(who.body.data).toEqual({ login_status_code: 0, customer: { id: expect.any(Number), name: "Sokha", phone } });
});

test("messages are in the shopper's language", async () => {
  const phone = newPhone();
  await call("/api/auth/register?store_code=S001&lang=km", { method: "POST", body: { name: "សុខា", phone, password } });
  expect(await newestText(services, phone)).toMatch(/^\d{6} ជាលេខកូដរបស់អ្នកសម្រាប់ Mekong Lotus/);
});

test("missing and invalid fields are named", async () => {
  const { status, body } = await post("/api/auth/register", { phone: "012", email: "no mail", password: "short" });
  expect(status).toBe(400);
  expect(body.fields).toEqual({ name: "required", email: "invalid", password: "invalid" });
  expect((await register("023 456 789")).body).toMatchObject({
    code: -1,
    error: "phone_invalid",
    fields: { phone: "phone_invalid" },
  });
});

test("registering a known phone gets the same answer; its owner gets a message, and no code is valid", async () => {
  const { phone } = await registered();
  const unknown = await register(newPhone());
  const known = await register(phone, { name: "Somebody else" });
  expect(known.status).toBe(unknown.status);
  expect({ ...known.body.data, secret: "" }).toEqual({ ...unknown.body.data, secret: "" });
  expect(await newestText(services, phone)).toContain("already has an account");
  expect((await verify(phone, "000000")).body.error).toBe("otp_invalid");
});
