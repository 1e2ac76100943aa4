import { expect, test } from "vitest";
import type { PolicyName } from "../../platform/limits/policies.ts";
import { eventually } from "../../platform/testing/eventually.ts";
import { insertCustomer, samplePassword } from "../../testing/samples/customer.ts";
import { outboxTexts } from "../../testing/shops/outbox.ts";
import { newestCode } from "../../testing/shops/sent-messages.ts";
import { password, signInShop } from "../../testing/shops/sign-in-shop.ts";

const { call, database, services, storeId, newPhone, post, register, verify, session, registered } = await signInShop();

test("without a token the session says 1, also with a damaged one", async () => {
  const guest = await call("/api/auth/session?store_code=S001");
  expect(guest).toMatchObject({ status: 200, body: { code: 0, data: { login_status_code: 1, customer: null } } });
  expect(await session("not.a.token")).toBe(1);
});

test("signs in by phone in any usual format, or by email; all wrong ones get the same answer", async () => {
  const phone = newPhone();
  await register(phone, { email: " Sokha＠Example．com " });
  await verify(phone, await newestCode(services, phone));
  const local = phone.replace("+855", "0");
  for (const who of [
    { phone },
    { phone: `${local.slice(0, 3)} ${local.slice(3)}` },
    { email: "sokha@example.COM" },
    { email: "ｓokha＠example.com" },
    { email: local },
  ]) {
    const { status, body } = await post("/api/auth/login", { ...who, password });
    expect([status, body.data?.login_status_code]).toEqual([200, 0]);
  }
  const refusal = {
    code: -1,
    message: "The phone number, email or password is not right",
    data: null,
    error: "invalid_credentials",
  };
  for (const who of [
    { phone },
    { phone: newPhone() },
    { email: "nobody@example.com" },
    { email: "sokha@example.com" },
    { phone: "abc" },
  ]) {
    expect((await post("/api/auth/login", { ...who, password: "wrong password" })).body).toEqual(refusal);
  }
  expect((await post("/api/auth/login", { phone, password }, { store: "S002" })).status).toBe(401);
  expect((await post("/api/auth/login", { password })).body.fields).toEqual({ phone: "required" });
});

test("ten wrong passwords block a sign-in for a while; correct ones do not count", async () => {
  const { phone } = await registered();
  for (let times = 0; times < 11; times++)
    expect((await post("/api/auth/login", { phone, password })).status).toBe(200);
  for (let times = 0; times < 10; times++)
    expect((await post("/api/auth/login", { phone, password: "wrong" })).status).toBe(401);
  expect((await post("/api/auth/login", { phone, password })).status).toBe(429);
});

test("guessing passwords blocks the guesser's own network, and everybody only from very many networks", async () => {
  const { phone } = await registered();
  const login = (given: string, ip: string) => post("/api/auth/login", { phone, password: given }, { ip });
  for (let times = 0; times < 10; times++) await login("wrong", `2001:db8:9:${times}::1`);
  expect((await login(password, "2001:db8:9:99::1")).status).toBe(429);
  expect((await login(password, "198.51.100.77")).status).toBe(200);
  // Ten were the name's too.
  for (let times = 0; times < 90; times++) await services.limits.consume("sign-in-name", `S001/${phone}`);
  expect((await login(password, "198.51.100.78")).status).toBe(429);
});

test("a shared address counts only wrong passwords and unused codes", async () => {
  const ip = "203.0.113.88";
  const used = async (policy: PolicyName) => (await services.limits.usage(policy, [ip], services.now()))[0]!.used;
  const codes = async () => Promise.all([used("register"), used("otp-send-ip"), used("otp-send-network")]);
  const phone = newPhone();
  const before = await used("otp-send-network");
  await post("/api/auth/register", { name: "Sokha", phone, password }, { ip });
  expect(await codes()).toEqual([1, 1, before + 1]);
  expect((await post("/api/verify", { phone, otp: await newestCode(services, phone) }, { ip })).status).toBe(200);
  expect(await codes()).toEqual([0, 0, before]);

  await post("/api/auth/forgot-password", { phone }, { ip });
  expect(
    (await post("/api/auth/reset-password", { phone, otp: await newestCode(services, phone), password }, { ip }))
      .status,
  ).toBe(200);
  expect(await codes()).toEqual([0, 0, before]);

  await post("/api/auth/login", { phone, password }, { ip });
  expect(await used("sign-in-ip")).toBe(0);
  await post("/api/auth/login", { phone, password: "wrong" }, { ip });
  expect(await used("sign-in-ip")).toBe(1);
});

test("logout says 'Log out Success !', removes the cookie, and revokes the token", async () => {
  const { token } = await registered();
  expect(await session(token)).toBe(0);
  const reply = await post("/api/auth/logout", {}, { token });
  expect(reply.body).toEqual({ code: 0, message: "Log out Success !", data: null });
  expect(reply.headers.get("set-cookie")).toBe("jwt=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0");
  expect(await session(token)).toBe(1);
  expect((await post("/api/auth/logout", {})).status).toBe(200);
});

test("a forgotten password: the same answer for any phone, a message only to a known one; old tokens become invalid", async () => {
  const { phone, token } = await registered();
  const stranger = newPhone();
  const known = await post("/api/auth/forgot-password", { phone });
  const unknown = await post("/api/auth/forgot-password", { phone: stranger });
  expect({ ...known.body.data, secret: "" }).toEqual({ ...unknown.body.data, secret: "" });
  expect(known.status).toBe(unknown.status);

  const code = await newestCode(services, phone);
  expect(
    (await post("/api/auth/reset-password", { phone: stranger, otp: code, password: "a new password" })).body.error,
  ).toBe("otp_invalid");
  const reset = await post("/api/auth/reset-password", { phone, otp: code, password: "a new password" });
  expect(reset.body.data.login_status_code).toBe(0);
  expect(await session(token)).toBe(1);
  expect(await session(reset.body.data.token)).toBe(0);
  expect((await post("/api/auth/login", { phone, password })).status).toBe(401);
  expect((await post("/api/auth/login", { phone, password: "a new password" })).status).toBe(200);
  await eventually(() => expect(outboxTexts(services.env.dataDir, phone)).toHaveLength(2));
  expect(outboxTexts(services.env.dataDir, stranger)).toEqual([]);
});

test("response times do not tell whether a phone has an account", async () => {
  const { phone } = await insertCustomer(services, storeId);
  const fastest = { known: Infinity, unknown: Infinity };
  // One after the other and the fastest of each, because other work on the machine only slows down.
  for (let turn = 0; turn < 6; turn++) {
    for (const kind of ["known", "unknown"] as const) {
      const from = performance.now();
      await post("/api/auth/login", { phone: kind === "known" ? phone : newPhone(), password: `${samplePassword}?` });
      fastest[kind] = Math.min(fastest[kind], performance.now() - from);
    }
  }
  expect(fastest.unknown / fastest.known).toBeGreaterThan(0.4);
  expect(fastest.unknown / fastest.known).toBeLessThan(2.5);
});

test("neither codes nor passwords are stored in plain text", async () => {
  const phone = newPhone();
  await register(phone);
  const code = await newestCode(services, phone);
  const { rows } = await database.pool.query<{ row: string }>(
    "select one_time_codes::text as row from one_time_codes where recipient = $1",
    [phone],
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]!.row).toContain("$argon2id$v=19$m=19456,t=2,p=1$");
  expect(rows[0]!.row).not.toContain(password);
  expect(rows[0]!.row.replaceAll(/[\w-]{36}|\d{4}-\d\d-\d\d [\d:.+]+|\+\d+/g, "")).not.toContain(code);
});
