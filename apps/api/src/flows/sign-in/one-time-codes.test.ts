import { expect, test } from "vitest";
import { wrongCode } from "../../testing/shops/outbox.ts";
import { newestCode } from "../../testing/shops/sent-messages.ts";
import { password, signInShop } from "../../testing/shops/sign-in-shop.ts";

const { services, wait, newPhone, post, register, verify } = await signInShop();
const seconds = 1000;

test("code policy of the specification: wrong codes are refused, and the sixth attempt even with the right code", async () => {
  const phone = newPhone();
  await register(phone);
  const code = await newestCode(services, phone);
  for (let tries = 1; tries <= 4; tries++)
    expect((await verify(phone, wrongCode(code))).body.error).toBe("otp_invalid");
  expect((await verify(phone, wrongCode(code))).body.error).toBe("otp_exhausted");
  expect((await verify(phone, code)).body).toMatchObject({
    error: "otp_exhausted",
    message: "Too many wrong tries. Please ask for a new code",
  });
});

test("of many concurrent guesses at most five are checked", async () => {
  const phone = newPhone();
  await register(phone);
  const code = await newestCode(services, phone);
  const guesses = await Promise.all(Array.from({ length: 12 }, () => verify(phone, wrongCode(code))));
  expect(guesses.filter(({ body }) => body.error === "otp_invalid")).toHaveLength(4);
});

test("somebody who knows the phone but not the nonce cannot use up a code's attempts", async () => {
  const phone = newPhone();
  const { secret } = (await register(phone)).body.data;
  const code = await newestCode(services, phone);
  for (let tries = 0; tries < 20; tries++)
    expect((await verify(phone, wrongCode(code), { secret: "made up" })).body.error).toBe("otp_invalid");
  for (let tries = 0; tries < 5; tries++) await verify(phone, wrongCode(code));
  expect((await verify(phone, code)).body.error).toBe("otp_exhausted");
  expect((await verify(phone, wrongCode(code), { secret })).body.error).toBe("otp_invalid");
  expect((await verify(phone, code, { secret })).status).toBe(200);
  for (let tries = 0; tries < 20; tries++) await verify(phone, code);
  const forgotten = (await post("/api/auth/forgot-password", { phone })).body.data;
  expect(
    (
      await post("/api/auth/reset-password", {
        phone,
        otp: await newestCode(services, phone),
        password,
        secret: forgotten.secret,
      })
    ).status,
  ).toBe(200);
});

test("a code is valid once, also when sent twice at once", async () => {
  const phone = newPhone();
  await register(phone);
  const code = await newestCode(services, phone);
  const both = await Promise.all([verify(phone, code), verify(phone, code)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  expect((await verify(phone, code)).body.error).toBe("otp_invalid");
});

test("a code can be typed with spaces or Khmer digits", async () => {
  const phone = newPhone();
  await register(phone);
  const code = await newestCode(services, phone);
  const khmer = [...code].map((digit) => String.fromCharCode(0x17e0 + Number(digit))).join("");
  expect((await verify(phone, `${khmer.slice(0, 3)} ${khmer.slice(3)}`)).status).toBe(200);
});

test("a code is valid for five minutes", async () => {
  const phone = newPhone();
  await register(phone);
  const code = await newestCode(services, phone);
  wait(299 * seconds);
  expect((await verify(phone, wrongCode(code))).body.error).toBe("otp_invalid");
  wait(2 * seconds);
  expect((await verify(phone, code)).body.error).toBe("otp_expired");
});

test("another code can be requested after 60, then 120 seconds, with the nonce, and invalidates the old one", async () => {
  const phone = newPhone();
  const { secret } = (await register(phone)).body.data;
  const old = await newestCode(services, phone);
  const resend = (nonce = secret) => post("/api/auth/resend", { phone, secret: nonce, type: "register" });

  const early = await resend();
  expect(early).toMatchObject({ status: 429, body: { error: "rate_limited" } });
  expect(Number(early.headers.get("retry-after"))).toBeGreaterThan(50);
  wait(60 * seconds);
  expect((await resend("another nonce")).body).toMatchObject({ error: "invalid_input", fields: { secret: "invalid" } });
  expect((await resend()).body.data).toEqual({ secret, resend_after: 120 });
  const code = await newestCode(services, phone);
  // Once in a million times the new code is the old one.
  expect(old === code || (await verify(phone, old)).body.error).toBe(old === code || "otp_invalid");

  wait(119 * seconds);
  expect((await resend()).status).toBe(429);
  wait(2 * seconds);
  expect((await resend()).body.data.resend_after).toBe(240);
  expect((await verify(phone, await newestCode(services, phone))).status).toBe(200);
});

test("a new request invalidates the old code, and the nonce protects from another's registration", async () => {
  const phone = newPhone();
  const { secret } = (await register(phone)).body.data;
  await register(phone, { name: "Attacker", password: "attackers password" });
  const code = await newestCode(services, phone);
  expect((await verify(phone, code, { secret })).body.error).toBe("otp_invalid");
});

test("at most three codes in ten minutes go to a phone from one network, in all stores; its owner gets some elsewhere, up to fifteen a day", async () => {
  const phone = newPhone();
  for (let sends = 0; sends < 3; sends++) expect((await register(phone)).status).toBe(200);
  const refused = await post("/api/auth/register", { name: "Sokha", phone, password }, { store: "S002" });
  expect(refused).toMatchObject({
    status: 429,
    body: {
      error: "rate_limited",
      message: expect.stringMatching(/^Too many tries\. Please wait \d+ (seconds|minutes)/),
    },
  });
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(500);
  const elsewhere = (network: number) =>
    post("/api/auth/register", { name: "Sokha", phone, password }, { ip: `198.51.${network}.7` });
  for (let sends = 3; sends < 15; sends++) expect((await elsewhere(sends)).status).toBe(200);
  expect((await elsewhere(15)).status).toBe(429);
});

test("repeated requests for codes that are not sent use up nothing of the address's limit", async () => {
  const phone = newPhone();
  const ask = (of: string) => post("/api/auth/forgot-password", { phone: of }, { ip: "203.0.113.9" });
  for (let asked = 0; asked < 30; asked++) await ask(phone);
  expect((await ask(phone)).status).toBe(429);
  expect((await ask(newPhone())).status).toBe(200);
});

test("a code is valid for its store, purpose and phone only", async () => {
  const phone = newPhone();
  await register(phone);
  const code = await newestCode(services, phone);
  expect((await post("/api/verify", { phone, otp: code }, { store: "S002" })).body.error).toBe("otp_invalid");
  expect((await post("/api/auth/reset-password", { phone, otp: code, password })).body.error).toBe("otp_invalid");
  expect((await verify(newPhone(), code)).body.error).toBe("otp_invalid");
  expect((await verify(phone, code)).status).toBe(200);
});
