import type * as z from "zod";
import { errorTable, type ErrorCode } from "@shop/contract/errors";
import type { Call } from "@shop/contract/define";
import { maxBodyBytes } from "@shop/contract/limits";
import { MemoryBudget } from "../platform/bodies/memory-budget.ts";
import { readBytes } from "../platform/bodies/read-bytes.ts";
import { readForm } from "../platform/bodies/read-form.ts";
import { Refusal } from "../platform/errors/refusal.ts";

/** Largest JSON body; uploads may be as large as any body. */
const maxJsonBytes = 256 * 1024;

/** Memory for all uploads that are being read. */
const uploads = new MemoryBudget(16 * maxBodyBytes);

/** PostgreSQL keeps no NUL in text, and nobody types one. */
function hasNul(value: unknown): boolean {
  if (typeof value === "string") return value.includes("\0");
  if (Array.isArray(value)) return value.some(hasNul);
  if (value && typeof value === "object") return Object.values(value).some(hasNul);
  return false;
}

function codeOf(issue: z.core.$ZodIssue): ErrorCode {
  if (issue.message in errorTable) return issue.message as ErrorCode;
  const missing = issue.code === "invalid_type" && (issue.input === undefined || issue.input === null);
  const empty = issue.code === "too_small" && issue.origin === "string" && issue.minimum === 1;
  return missing || empty ? "required" : "invalid";
}

/** Reads a value by its schema, or refuses it field by field. */
function read(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success && !hasNul(result.data)) return result.data;
  const fields: Record<string, ErrorCode> = {};
  for (const issue of result.error?.issues ?? []) {
    const flat =
      issue.code === "invalid_union" ? (issue.errors.find((errors) => errors[0]?.path.length)?.[0] ?? issue) : issue;
    fields[String(issue.path[0] ?? flat.path[0] ?? "body")] ??= codeOf(issue);
  }
  const [field = "body", code = "invalid"] = Object.entries(fields)[0] ?? [];
  throw new Refusal("invalid_input", {
    fields: Object.keys(fields).length ? fields : { body: "invalid" },
    params: { field, code },
  });
}

/** Replaces half a surrogate pair (an emoji cut at a length limit) by U+FFFD, which PostgreSQL's JSON accepts. */
const wellFormed = (_key: string, value: unknown) => (typeof value === "string" ? value.toWellFormed() : value);

/** A query as it is sent: one or several texts per name; a name with an empty value counts as absent. */
export type RawQuery = Record<string, string | string[]>;

export function queryOf(search: URLSearchParams): RawQuery {
  const said = [...search].filter(([, value]) => value !== "");
  const byName = Map.groupBy(said, ([name]) => name);
  return Object.fromEntries(
    [...byName].map(([name, pairs]) => [name, pairs.length > 1 ? pairs.map(([, value]) => value) : pairs[0]![1]]),
  );
}

async function bytesOf(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await readBytes(request, limit);
  if (typeof bytes === "string") throw new Refusal("too_large");
  return bytes;
}

async function formOf(request: Request, sender: string): Promise<FormData> {
  const form = await uploads.use(sender, (reservation) =>
    readForm(request, { most: maxBodyBytes, mostOfTexts: maxJsonBytes }, reservation),
  );
  if (form === "too large") throw new Refusal("upload_too_large");
  if (form === "no memory") throw new Refusal("unavailable", { retryAfter: 5 });
  if (form === "malformed") throw new Refusal("invalid_input", { fields: { body: "invalid" } });
  return form;
}

/** Reads the body of a sender's request by the schema of its call. */
export async function bodyOf(call: Call, request: Request, sender: string): Promise<unknown> {
  const type = request.headers.get("content-type") ?? "";
  if (call.multipart) {
    if (!type.startsWith("multipart/form-data")) throw new Refusal("unsupported_media");
    return formOf(request, sender);
  }
  if (!call.body) return undefined;
  const bytes = await bytesOf(request, maxJsonBytes);
  if (bytes.byteLength === 0) return read(call.body, undefined);
  if (!/^application\/(.*\+)?json\b/.test(type)) throw new Refusal("unsupported_media");
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes), wellFormed);
  } catch {
    throw new Refusal("invalid_json");
  }
  return read(call.body, value);
}

export interface ParsedInput {
  params: unknown;
  query: unknown;
  body: unknown;
}

/** The parts of a call, each read by its schema; the body last. */
export async function readInput(
  call: Call,
  params: Record<string, string>,
  query: RawQuery,
  body: () => Promise<unknown>,
): Promise<ParsedInput> {
  return { params: read(call.params, params), query: read(call.query, query), body: await body() };
}
