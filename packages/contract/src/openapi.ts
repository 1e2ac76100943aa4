import * as z from "zod";
import { calls } from "./calls.ts";
import type { Call } from "./define.ts";
import { errorTable, type ErrorCode } from "./errors.ts";
import { paths, type CallName } from "./paths.ts";

type Schema = Record<string, unknown>;

/** What holds for every call. */
const introduction = `Every answer is \`{ code, message, data }\`: code 0 means success, -1 an error, whose \`error\` is a code for programs and whose \`message\` is for shoppers.

- **Store**: the one of \`store_code\` if given, else of the request's host name, else of the token.
- **Language**: \`lang\` (\`en\`, \`km\` or \`zh\`), else \`Accept-Language\`.
- **Signing in**: \`auth.login\`, \`auth.verify\`, \`auth.resetPassword\` and \`profile.changePassword\` return a token, to be sent as \`Authorization: Bearer\`. They also set the cookie \`jwt\`. A token is valid in its own store only. Calls with a lock need it.
- **Repeating a call safely**: send the same \`Idempotency-Key\` (a new UUID for each action) and the same body. Within three days the first answer is returned again, and nothing is done twice. The same key with another body is refused.
- **Limits**: too many calls get 429, an overloaded server answers 503. Both have \`Retry-After\`, in seconds.
- **Amounts** are decimal numbers in the store's currency, times are ISO 8601.`;

function schemaOf(schema: z.ZodType, io: "input" | "output"): Schema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    target: "draft-2020-12",
  }) as Schema;
  return rest;
}

function parametersOf(shape: z.ZodObject | undefined, where: "path" | "query"): Schema[] {
  if (!shape) return [];
  const { properties = {}, required = [] } = schemaOf(shape, "input") as {
    properties?: Record<string, Schema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: where,
    required: where === "path" || required.includes(name),
    schema,
  }));
}

const refusal: Schema = {
  type: "object",
  required: ["code", "message", "data", "error"],
  properties: {
    code: { const: -1 },
    message: { type: "string", description: "For shoppers, in the language of the call" },
    data: { type: "null" },
    error: { enum: Object.keys(errorTable) as ErrorCode[], description: "For programs" },
    params: { type: "object", description: "Values of the error, such as the number of pieces that are available" },
    errors: {
      type: "object",
      additionalProperties: { type: "string" },
      description: "A message for each field that is wrong",
    },
    fields: {
      type: "object",
      additionalProperties: { type: "string" },
      description: "The error code for each field that is wrong",
    },
  },
};

function operationOf(name: CallName): Schema {
  const definition: Call = calls[name];
  const beside = definition.beside
    ? (schemaOf(definition.beside, "output") as { properties?: Schema; required?: string[] })
    : {};
  const parameters = [...parametersOf(definition.params, "path"), ...parametersOf(definition.query, "query")];
  if (definition.idempotent) {
    parameters.push({
      name: "Idempotency-Key",
      in: "header",
      required: false,
      description: "Makes it safe to repeat the call: the same key and body get the first answer again",
      schema: { type: "string", maxLength: 200 },
    });
  }
  const content = definition.multipart
    ? {
        "multipart/form-data": {
          schema: { type: "object", required: ["file"], properties: { file: { type: "string", format: "binary" } } },
        },
      }
    : definition.body && { "application/json": { schema: schemaOf(definition.body, "input") } };
  return {
    operationId: name,
    summary: definition.summary,
    tags: [name.split(".")[0]],
    parameters,
    ...(content && { requestBody: { required: true, content } }),
    security: definition.access === "customer" ? [{ token: [] }, { cookie: [] }] : [],
    responses: {
      200: {
        description: "Success",
        content: {
          "application/json": {
            schema: {
              type: "object",
              required: ["code", "message", "data", ...(beside.required ?? [])],
              properties: {
                code: { const: 0 },
                message: { type: "string" },
                data: schemaOf(definition.data, "output"),
                ...beside.properties,
              },
            },
          },
        },
      },
      default: {
        description: "Error",
        content: { "application/json": { schema: { $ref: "#/components/schemas/Refusal" } } },
      },
    },
  };
}

/** The OpenAPI 3.1 document of the store API, generated from the calls. `base` is where it is mounted. */
export function openApiDocument(base: string): Schema {
  const items: Record<string, Record<string, Schema>> = {};
  for (const name of Object.keys(paths) as CallName[]) {
    const [method, path] = paths[name];
    (items[path] ??= {})[method.toLowerCase()] = operationOf(name);
  }
  return {
    openapi: "3.1.0",
    info: { title: "Store API", version: "1.0.0", description: introduction },
    servers: [{ url: base || "/" }],
    paths: items,
    components: {
      schemas: { Refusal: refusal },
      securitySchemes: {
        token: { type: "http", scheme: "bearer", bearerFormat: "JWT" },
        cookie: { type: "apiKey", in: "cookie", name: "jwt" },
      },
    },
  };
}
