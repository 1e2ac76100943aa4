import type { Chances } from "./random.ts";
import { hostileTexts, valueOf, type JsonSchema } from "./values.ts";

interface Parameter {
  name: string;
  in: "path" | "query" | "header";
  schema: JsonSchema;
}

/** An operation as the OpenAPI document describes it. */
export interface Operation {
  name: string;
  method: string;
  path: string;
  parameters: Parameter[];
  body?: JsonSchema;
  multipart: boolean;
}

interface Described {
  operationId: string;
  parameters: Parameter[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
}

/** Every operation of the document. */
export function operationsOf(document: { paths: Record<string, Record<string, Described>> }): Operation[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, parameters, requestBody }]) => {
      const body = requestBody?.content["application/json"]?.schema;
      return {
        name: operationId,
        method: method.toUpperCase(),
        path,
        parameters,
        multipart: Boolean(requestBody?.content["multipart/form-data"]),
        ...(body && { body }),
      };
    }),
  );
}

/** A request as it goes over the wire. */
export interface HostileRequest {
  operation: string;
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Uint8Array<ArrayBuffer> | null;
}

const bytes = (text: string) => new TextEncoder().encode(text);

/** Percent-encoding that takes halves of signs too: their bytes are no UTF-8 then. */
const encoded = (value: unknown) => {
  const text = typeof value === "object" ? JSON.stringify(value) : String(value);
  return text.isWellFormed() ? encodeURIComponent(text) : "%ED%A0%80";
};

/** What a body is made into on its way: broken in one of the ways that bodies break. */
const damages: readonly ((json: string, by: Chances) => Uint8Array<ArrayBuffer>)[] = [
  (json) => bytes(json.slice(0, Math.floor(json.length / 2))),
  (json) => new Uint8Array([...bytes(json.slice(0, -1)), 0xc3, 0x28, 0xff, 0xfe]),
  () => new Uint8Array(0),
  (json) => bytes(`\ufeff${json}`),
  (json) => bytes(json.replace(/^\{/, '{"product_id":1,"product_id":-1,"phone":"1","phone":[],')),
  () => bytes("[".repeat(100_000)),
  () => bytes(`${'{"a":'.repeat(20_000)}1${"}".repeat(20_000)}`),
  () => bytes(`{"name":"${"a".repeat(200_000)}"}`),
  () => bytes(`{"name":"${"a".repeat(300_000)}"}`),
  () => bytes(`[${"1,".repeat(60_000)}1]`),
  () => bytes('{"quantity":1e999,"set":-1e999}'),
  () => bytes("null"),
  () => bytes("NaN"),
  (_, by) => Uint8Array.from({ length: by.below(4000) }, () => by.below(256)),
];

const contentTypes = [
  "application/json",
  "application/json",
  "application/json; charset=utf-16",
  "text/plain",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "multipart/form-data",
  "application/xml",
  "",
  "application/json\tx",
];

function bodyOf({ body, multipart }: Operation, by: Chances): { body: Uint8Array<ArrayBuffer> | null; type: string } {
  if (multipart && by.happens(0.7)) {
    const inner = by.pick(hostileTexts).replace(/[\r\n]/g, "");
    return {
      body: bytes(
        `--x\r\ncontent-disposition: form-data; name="file"; filename="${inner}"\r\n\r\n${inner}\r\n--x${by.pick(["--", "", "\r\n"])}`,
      ),
      type: "multipart/form-data; boundary=x",
    };
  }
  if (!body && by.happens(0.9)) return { body: null, type: "" };
  const json = JSON.stringify(valueOf(body ?? {}, by, by.pick([0, 0.1, 0.4]))) ?? "{}";
  if (by.happens(0.7)) return { body: bytes(json), type: "application/json" };
  return { body: by.pick(damages)(json, by), type: by.pick(contentTypes) };
}

const authorizations = [
  "Bearer undefined",
  "Bearer a.b.c",
  "Bearer eyJhbGciOiJub25lIn0.e30.",
  `Bearer ${"x".repeat(7000)}`,
  "Basic YTpi",
  "Bearer",
];

/** One request to an operation: by its schema, spoilt here and there, or raw. `tokens` are of real customers. */
export function hostileRequest(operation: Operation, by: Chances, tokens: readonly string[]): HostileRequest {
  const hostility = by.pick([0, 0.1, 0.5]);
  const valueFor = (schema: JsonSchema) => encoded(valueOf(schema, by, hostility) ?? "");
  let path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    by.happens(0.05)
      ? by.pick(["%", "%ff", "%00", "..%2f..", "%2e%2e", ";", "%E1%9E"])
      : valueFor(operation.parameters.find((parameter) => parameter.name === name)?.schema ?? {}),
  );
  const query = operation.parameters
    .filter((parameter) => parameter.in === "query" && parameter.name !== "store_code" && by.happens(0.7))
    .map(({ name, schema }) => `${name}=${valueFor(schema)}`);
  query.push(by.happens(0.9) ? "store_code=S001" : `store_code=${encoded(by.pick(hostileTexts))}`);
  if (by.happens(0.1)) query.push(...query, `${encoded(by.pick(hostileTexts))}=1`, "%=%", "lang[]=en", "=");
  path += `?${query.join("&")}`;
  const { body, type } = operation.method === "GET" ? { body: null, type: "" } : bodyOf(operation, by);
  const headers: Record<string, string> = {
    "accept-language": by.pick(["en", "km", "zh", "*;q=9", ",,,;q=", "x".repeat(2000)]),
  };
  if (type) headers["content-type"] = type;
  if (by.happens(0.75)) headers["authorization"] = `Bearer ${by.pick(tokens)}`;
  else if (by.happens(0.4)) headers["authorization"] = by.pick(authorizations);
  if (by.happens(0.1)) headers["cookie"] = by.pick(["jwt=", "jwt=%00", "jwt=a; jwt=b", `jwt=${"x".repeat(3000)}`]);
  if (operation.method !== "GET" && by.happens(0.5))
    headers["idempotency-key"] = by.pick(["", "a", "x".repeat(5000), "'; --", String(by.below(1e9))]);
  const method = by.happens(0.97) ? operation.method : by.pick(["HEAD", "PATCH", "OPTIONS", "DELETE", "PUT", "GET"]);
  return {
    operation: operation.name,
    method,
    path,
    headers,
    body: method === "GET" || method === "HEAD" ? null : body,
  };
}
