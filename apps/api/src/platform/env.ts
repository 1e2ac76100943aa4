import { randomBytes } from "node:crypto";
import { accessSync, constants } from "node:fs";
import { join, resolve } from "node:path";
import * as z from "zod";
import { keptSecret } from "./data-dir.ts";
import {
  address,
  base,
  headers,
  origins,
  tokenKeys,
  trustedProxies,
  wholeNumber,
  type TokenKey,
} from "./env-values.ts";
import { StartError } from "./errors/start-error.ts";
import { whyUnread } from "./errors/unread-file.ts";

const text = z.string();

/** Every variable the shop knows, with what it must be. `docs/operating.md` explains each. */
const variables = z.object({
  SHOP_MODE: z.enum(["demo", "production"]).default("demo").describe("demo or production"),
  PORT: wholeNumber(0, 65535, 3000),
  DATA_DIR: text.default(".data"),
  LOG_LEVEL: z
    .enum(["trace", "debug", "info", "warn", "error", "fatal", "silent"])
    .default("info")
    .describe("trace, debug, info, warn, error, fatal or silent"),

  DATABASE_URL: address("postgres", "postgresql").optional(),
  DATABASE_POOL_SIZE: wholeNumber(2, 500, 20),
  REDIS_URL: address("redis", "rediss").optional(),

  API_BASE_URL: base.optional(),
  UPLOAD_BASE_URL: base.optional(),
  PICTURE_ORIGINS: origins,
  DEFAULT_STORE: z
    .string()
    .regex(/^[\w-]+$/)
    .optional()
    .describe("a store code such as S001"),
  TRUSTED_PROXIES: trustedProxies,
  TOKEN_KEYS: tokenKeys.optional(),

  BAKONG_BASE_URL: base.default("https://api-bakong.nbc.gov.kh"),
  BAKONG_TOKEN: text.optional(),

  PAYPAL_BASE_URL: base.default("https://api-m.paypal.com"),
  PAYPAL_CLIENT_ID: text.optional(),
  PAYPAL_CLIENT_SECRET: text.optional(),
  PAYPAL_WEBHOOK_ID: text.optional(),

  SMS_GATEWAY_URL: address("http", "https").optional(),
  SMS_GATEWAY_METHOD: z.enum(["GET", "POST", "PUT"]).default("POST").describe("GET, POST or PUT"),
  SMS_GATEWAY_HEADERS: headers,
  SMS_GATEWAY_BODY: text.default('{"to":"{to}","text":"{text}"}'),
  SMTP_URL: address("smtp", "smtps").optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]*\S+@\S+[^\r\n]*$/)
    .optional()
    .describe("a mail address such as Shop <shop@example.com>"),

  S3_BUCKET: text.optional(),
  S3_ENDPOINT: base.optional(),
  S3_REGION: text.default("auto"),
  S3_ACCESS_KEY_ID: text.optional(),
  S3_SECRET_ACCESS_KEY: text.optional(),

  LLM_BASE_URL: base.optional(),
  LLM_API_KEY: text.optional(),
  LLM_MODEL: text.optional(),
  LLM_TIMEOUT_MS: wholeNumber(1000, 120_000, 45_000),

  TILE_URL: z
    .string()
    .regex(/^https?:\/\/.*\{z\}.*\{x\}.*\{y\}/)
    .default("https://tile.openstreetmap.org/{z}/{x}/{y}.png")
    .describe("an address with {z}, {x} and {y}"),

  PLACES_FILE: text.optional(),

  FETCH_TIMEOUT_MS: wholeNumber(100, 120_000, 10_000),
  FETCH_MAX_BYTES: wholeNumber(1024, 100_000_000, 5_000_000),
});

type Variables = z.infer<typeof variables>;

/** Names of all variables, for what holds documents and manifests against them. */
export const variableNames: readonly string[] = Object.keys(variables.shape);

/** What those are that are not set, for the same. */
export const variableDefaults: Readonly<Record<string, unknown>> = variables.parse({});

/** Variables that only make sense together: with one of a group, all of it must be set. */
const groups: readonly (readonly (keyof Variables)[])[] = [
  ["PAYPAL_CLIENT_ID", "PAYPAL_CLIENT_SECRET", "PAYPAL_WEBHOOK_ID"],
  ["SMTP_URL", "MAIL_FROM"],
  ["S3_BUCKET", "S3_ENDPOINT", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"],
  ["LLM_BASE_URL", "LLM_MODEL"],
];

/** What a shop that takes real orders cannot do without, when it runs the store API itself. */
const neededInProduction: readonly (keyof Variables)[] = ["TOKEN_KEYS", "SMS_GATEWAY_URL"];

/** Never repeated in a message: they are secrets, or hold one. */
const secretName = /KEY|TOKEN|SECRET|HEADERS|GATEWAY_URL|DATABASE_URL|REDIS_URL|SMTP_URL/;

/**
 * The configuration of the server, read once when it starts; nothing else reads the
 * environment. An empty variable counts as unset. Throws a {@link StartError} that
 * names everything wrong or missing in one line.
 */
export function readEnv(source: NodeJS.ProcessEnv) {
  const given = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value.trim() !== ""),
  );
  const parsed = variables.safeParse(given);
  if (!parsed.success) {
    const names = new Set(parsed.error.issues.map((issue) => String(issue.path[0]) as keyof Variables));
    throw new StartError([...names].map((name) => wrong(name, given[name])).join("; "));
  }
  const values = parsed.data;
  const missing = missingOf(values, given);
  if (missing.length > 0) {
    const where = values.SHOP_MODE === "production" ? "SHOP_MODE=production needs" : "The configuration needs";
    throw new StartError(`${where} ${missing.join(", ")}: see docs/operating.md`);
  }
  assertSmsSays(values);
  assertCertificates(values);

  const dataDir = resolve(values.DATA_DIR);
  const demo = values.SHOP_MODE === "demo";
  return {
    mode: values.SHOP_MODE,
    port: values.PORT,
    dataDir,
    logLevel: values.LOG_LEVEL,
    /** An external PostgreSQL; unset, the server starts its own under the data directory. */
    databaseUrl: values.DATABASE_URL,
    databasePoolSize: values.DATABASE_POOL_SIZE,
    /** Redis or Valkey for the counters of limits; unset, PostgreSQL counts. */
    redisUrl: values.REDIS_URL,
    /** A store API elsewhere; unset, the one in the process. */
    apiBaseUrl: values.API_BASE_URL,
    uploadBaseUrl: values.UPLOAD_BASE_URL,
    /** Origins of pictures with a full address. */
    pictureOrigins: values.PICTURE_ORIGINS,
    defaultStore: values.DEFAULT_STORE ?? (demo ? "S001" : undefined),
    trustedProxies: values.TRUSTED_PROXIES,
    tokenKeys: values.TOKEN_KEYS ?? (demo ? demoTokenKeys(dataDir) : []),
    bakong: values.BAKONG_TOKEN ? { baseUrl: values.BAKONG_BASE_URL, token: values.BAKONG_TOKEN } : undefined,
    paypal: values.PAYPAL_CLIENT_ID
      ? {
          baseUrl: values.PAYPAL_BASE_URL,
          clientId: values.PAYPAL_CLIENT_ID,
          clientSecret: values.PAYPAL_CLIENT_SECRET!,
          webhookId: values.PAYPAL_WEBHOOK_ID!,
        }
      : undefined,
    sms: values.SMS_GATEWAY_URL
      ? {
          url: values.SMS_GATEWAY_URL,
          method: values.SMS_GATEWAY_METHOD,
          headers: values.SMS_GATEWAY_HEADERS,
          /** Has `{to}` and `{text}` where the message goes. */
          body: values.SMS_GATEWAY_BODY,
        }
      : undefined,
    mail: values.SMTP_URL ? { url: values.SMTP_URL, from: values.MAIL_FROM! } : undefined,
    s3: values.S3_BUCKET
      ? {
          bucket: values.S3_BUCKET,
          endpoint: values.S3_ENDPOINT!,
          region: values.S3_REGION,
          accessKeyId: values.S3_ACCESS_KEY_ID!,
          secretAccessKey: values.S3_SECRET_ACCESS_KEY!,
        }
      : undefined,
    llm: values.LLM_BASE_URL
      ? {
          baseUrl: values.LLM_BASE_URL,
          apiKey: values.LLM_API_KEY,
          model: values.LLM_MODEL!,
          timeoutMs: values.LLM_TIMEOUT_MS,
        }
      : undefined,
    tileUrl: values.TILE_URL,
    /** A gazetteer file that is loaded at every start; unset, addresses know the provinces alone. */
    placesFile: values.PLACES_FILE && resolve(values.PLACES_FILE),
    /** Limits of every call to a service outside. */
    fetch: { timeoutMs: values.FETCH_TIMEOUT_MS, maxBytes: values.FETCH_MAX_BYTES },
  };
}

export type Env = ReturnType<typeof readEnv>;

function wrong(name: keyof Variables, value: string | undefined): string {
  const shown = value === undefined || secretName.test(name) ? "" : `, not "${value}"`;
  return `${name} must be ${expected(name)}${shown}`;
}

function expected(name: keyof Variables): string {
  const schema = variables.shape[name];
  const inner = schema instanceof z.ZodOptional || schema instanceof z.ZodDefault ? schema.unwrap() : schema;
  return schema.description ?? inner.description ?? "a text";
}

function missingOf(values: Variables, given: Record<string, string | undefined>): string[] {
  const missing = groups.flatMap((group) => {
    const unset = group.filter((name) => given[name] === undefined);
    return unset.length === group.length ? [] : unset;
  });
  if (values.SHOP_MODE === "production" && !values.API_BASE_URL) {
    missing.push(...neededInProduction.filter((name) => values[name] === undefined));
  }
  return missing;
}

/** The files that DATABASE_URL names must be there: the driver reads them before it connects. */
function assertCertificates({ DATABASE_URL: url }: Variables): void {
  for (const [name, file] of URL.parse(url ?? "")?.searchParams ?? [])
    if (["sslrootcert", "sslcert", "sslkey"].includes(name))
      try {
        accessSync(file, constants.R_OK);
      } catch (error) {
        throw new StartError(`${name} in DATABASE_URL: ${whyUnread(file, error)}`);
      }
}

/** Without number or text in its template a gateway would send nothing, and nobody could sign up. */
function assertSmsSays({ SMS_GATEWAY_URL: url, SMS_GATEWAY_METHOD: method, SMS_GATEWAY_BODY: body }: Variables): void {
  if (url === undefined) return;
  const sent = method === "GET" ? url : url + body;
  const unsaid = ["{to}", "{text}"].filter((place) => !sent.includes(place));
  if (unsaid.length > 0)
    throw new StartError(
      `${method === "GET" ? "SMS_GATEWAY_URL" : "SMS_GATEWAY_URL or SMS_GATEWAY_BODY"} must contain ${unsaid.join(" and ")}: {to} is replaced by the phone number, {text} by the message`,
    );
}

/** Demo tokens stay valid over restarts, and no two demo servers share a key. */
function demoTokenKeys(dataDir: string): TokenKey[] {
  const kept = keptSecret(dataDir, "token-keys", () => `demo:${randomBytes(32).toString("base64url")}`);
  const parsed = tokenKeys.safeParse(kept);
  if (!parsed.success)
    throw new StartError(
      `${join(dataDir, "token-keys")} has no valid key: remove the file, and everybody signs in again`,
    );
  return parsed.data;
}
