import { isIP } from "node:net";
import * as z from "zod";

// What the variables of the environment can be. Each kind describes itself, for the message that refuses another value.

/** A signing key of tokens. The first of the list signs; every one of it verifies. */
export interface TokenKey {
  kid: string;
  secret: string;
}

/** A whole number within limits, both included. */
export const wholeNumber = (from: number, to: number, fallback: number) =>
  z
    .string()
    .regex(/^\d+$/)
    .transform(Number)
    .refine((value) => value >= from && value <= to)
    .default(fallback)
    .describe(`a whole number from ${from} to ${to}`);

/** An address with one of the protocols, which are named without `://`. */
export const address = (...protocols: string[]) =>
  z
    .string()
    .regex(new RegExp(`^(${protocols.join("|")})://\\S+$`))
    .describe(`an address that begins with ${protocols.map((protocol) => `${protocol}://`).join(" or ")}`);

/** An address that paths are put after: no slash at its end. */
export const base = address("http", "https").overwrite((value) => value.replace(/\/+$/, ""));

export const tokenKeys = z
  .string()
  .transform((value) => value.split(",").map((entry) => entry.trim()))
  .refine((entries) => entries.every((entry) => /^[\w-]+:.{32,}$/.test(entry)))
  .transform((entries) => entries.map(toTokenKey))
  .refine((keys) => new Set(keys.map((key) => key.kid)).size === keys.length)
  .describe("kid:secret, or several separated by commas, each secret 32 characters or longer, each kid once");

const list = z
  .string()
  .default("")
  .transform((value) =>
    value
      .split(",")
      .map((entry) => entry.trim())
      .filter(Boolean),
  );

export const trustedProxies = list
  .refine((entries) => entries.every(isAddressOrRange))
  .describe("IP addresses or ranges (10.0.0.0/8) separated by commas");

export const origins = list
  .refine((entries) => entries.every((entry) => URL.parse(entry)?.origin === entry))
  .describe("origins such as https://pictures.example, separated by commas");

export const headers = z
  .string()
  .default("{}")
  .transform((value, context) => {
    try {
      return z.record(z.string(), z.string()).parse(JSON.parse(value));
    } catch {
      context.addIssue({ code: "custom" });
      return z.NEVER;
    }
  })
  .describe('a JSON object of texts such as {"Authorization": "Bearer …"}');

function toTokenKey(entry: string): TokenKey {
  const colon = entry.indexOf(":");
  return { kid: entry.slice(0, colon), secret: entry.slice(colon + 1) };
}

function isAddressOrRange(entry: string): boolean {
  const [ip = "", bits] = entry.split("/");
  const version = isIP(ip);
  if (version === 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}
