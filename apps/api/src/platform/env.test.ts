import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { readEnv } from "./env.ts";
import { StartError } from "./errors/start-error.ts";

const dataDir = mkdtempSync(join(tmpdir(), "shop-env-"));
afterAll(() => rmSync(dataDir, { recursive: true }));

const read = (source: NodeJS.ProcessEnv) => readEnv({ DATA_DIR: dataDir, ...source });

describe("readEnv", () => {
  test("a demo needs no variables", () => {
    const env = read({});
    expect(env).toMatchObject({ mode: "demo", port: 3000, defaultStore: "S001", logLevel: "info", trustedProxies: [] });
    expect(env.bakong).toBeUndefined();
  });

  test("an empty variable counts as unset", () => {
    expect(read({ PORT: "", DATABASE_URL: " ", DEFAULT_STORE: "" })).toMatchObject({
      port: 3000,
      defaultStore: "S001",
    });
  });

  test("the demo's token key is created once, readable by its owner only", () => {
    const [key] = read({}).tokenKeys;
    expect(key?.secret.length).toBeGreaterThanOrEqual(32);
    expect(read({}).tokenKeys).toEqual([key]);
    expect(statSync(join(dataDir, "token-keys")).mode & 0o777).toBe(0o600);
  });

  test.each(["", "demo:short", "demo"])("a file of token keys with %j signs nothing, and is reported", (content) => {
    const damaged = join(dataDir, "damaged");
    mkdirSync(damaged, { recursive: true });
    writeFileSync(join(damaged, "token-keys"), content);
    expect(() => readEnv({ DATA_DIR: damaged })).toThrow(
      new StartError(`${damaged}/token-keys has no valid key: remove the file, and everybody signs in again`),
    );
  });

  test("accepts two token keys", () => {
    const keys = read({ TOKEN_KEYS: `new:${"a".repeat(32)}, old:${"b:".repeat(16)}` }).tokenKeys;
    expect(keys).toEqual([
      { kid: "new", secret: "a".repeat(32) },
      { kid: "old", secret: "b:".repeat(16) },
    ]);
  });

  test.each([
    [{ PORT: "eighty" }, 'PORT must be a whole number from 0 to 65535, not "eighty"'],
    [{ PORT: "65536" }, 'PORT must be a whole number from 0 to 65535, not "65536"'],
    [{ SHOP_MODE: "live" }, 'SHOP_MODE must be demo or production, not "live"'],
    [
      { API_BASE_URL: "shop.example" },
      'API_BASE_URL must be an address that begins with http:// or https://, not "shop.example"',
    ],
    [
      { DATABASE_URL: "mysql://u:geheim@h/d" },
      "DATABASE_URL must be an address that begins with postgres:// or postgresql://",
    ],
    [
      { DATABASE_URL: "postgres://u:geheim@h/d?sslmode=verify-full&sslrootcert=/no/ca.pem" },
      "sslrootcert in DATABASE_URL: There is no file /no/ca.pem",
    ],
    [
      { TRUSTED_PROXIES: "10.0.0.0/33" },
      'TRUSTED_PROXIES must be IP addresses or ranges (10.0.0.0/8) separated by commas, not "10.0.0.0/33"',
    ],
    [
      { PICTURE_ORIGINS: "https://pictures.example, https://cdn.example/goods" },
      'PICTURE_ORIGINS must be origins such as https://pictures.example, separated by commas, not "https://pictures.example, https://cdn.example/goods"',
    ],
    [
      { PICTURE_ORIGINS: "pictures.example" },
      'PICTURE_ORIGINS must be origins such as https://pictures.example, separated by commas, not "pictures.example"',
    ],
    [
      { BAKONG_BASE_URL: "bank" },
      'BAKONG_BASE_URL must be an address that begins with http:// or https://, not "bank"',
    ],
    [
      { SMS_GATEWAY_URL: "https://sms.example/send", SMS_GATEWAY_BODY: "to={to}" },
      "SMS_GATEWAY_URL or SMS_GATEWAY_BODY must contain {text}: {to} is replaced by the phone number, {text} by the message",
    ],
    [
      { SMS_GATEWAY_URL: "https://sms.example/send", SMS_GATEWAY_METHOD: "GET" },
      "SMS_GATEWAY_URL must contain {to} and {text}: {to} is replaced by the phone number, {text} by the message",
    ],
    [
      { SMS_GATEWAY_HEADERS: "x" },
      'SMS_GATEWAY_HEADERS must be a JSON object of texts such as {"Authorization": "Bearer …"}',
    ],
    [
      { PORT: "x", LOG_LEVEL: "y" },
      'PORT must be a whole number from 0 to 65535, not "x"; LOG_LEVEL must be trace, debug, info, warn, error, fatal or silent, not "y"',
    ],
  ])("reports what is wrong in one line: %o", (source, message) => {
    expect(() => read(source)).toThrow(message);
    expect(message).not.toContain("\n");
  });

  test("never repeats a secret", () => {
    for (const source of [
      { TOKEN_KEYS: "geheim" },
      { SMTP_URL: "geheim" },
      { SMS_GATEWAY_HEADERS: "geheim" },
      { SMS_GATEWAY_URL: "sms.example/?key=geheim" },
    ]) {
      expect(() => read(source)).toThrow(expect.not.stringContaining("geheim") as unknown as string);
    }
  });

  test("names everything that production lacks", () => {
    expect(() => read({ SHOP_MODE: "production", PAYPAL_CLIENT_ID: "x" })).toThrow(
      "SHOP_MODE=production needs PAYPAL_CLIENT_SECRET, PAYPAL_WEBHOOK_ID, TOKEN_KEYS, SMS_GATEWAY_URL",
    );
  });

  test("production has no default store and does not accept a generated key", () => {
    const env = read({
      SHOP_MODE: "production",
      TOKEN_KEYS: `k:${"s".repeat(32)}`,
      SMS_GATEWAY_URL: "https://sms.example/send",
    });
    expect(env.defaultStore).toBeUndefined();
    expect(env.tokenKeys).toEqual([{ kid: "k", secret: "s".repeat(32) }]);
  });

  test("a gateway gets number and text in its address, its body or both", () => {
    for (const sms of [
      { SMS_GATEWAY_URL: "https://sms.example/{to}", SMS_GATEWAY_BODY: "{text}" },
      { SMS_GATEWAY_URL: "https://sms.example/?to={to}&text={text}", SMS_GATEWAY_METHOD: "GET" },
    ]) {
      expect(read(sms).sms).toMatchObject({ url: sms.SMS_GATEWAY_URL });
    }
  });

  test("a storefront with a remote store API needs no secrets", () => {
    expect(read({ SHOP_MODE: "production", API_BASE_URL: "https://api.example/rest/" })).toMatchObject({
      apiBaseUrl: "https://api.example/rest",
      tokenKeys: [],
    });
  });
});
