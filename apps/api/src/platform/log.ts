import { pino, stdTimeFunctions, type DestinationStream, type Logger } from "pino";
import type { Env } from "./env.ts";

export type { Logger };

/** Names of secret or personal values, which are masked wherever they are in a logged object. */
const secret =
  /^(authorization|cookie|set-cookie|password|otp|phone|email|token|secret|jwt)$|(password|token|secret|phone|email|otp)$/i;

/** The process's log: one line of JSON for each event, on standard output. */
export function createLog(level: Env["logLevel"], destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }), log: (entry) => mask(entry, 0) as Record<string, unknown> },
      serializers: { err: describeError },
    },
    destination,
  );
}

const maxDepth = 6;

function mask(value: unknown, depth: number): unknown {
  if (value instanceof Headers || value instanceof URLSearchParams || value instanceof Map) {
    return mask(Object.fromEntries(value as Iterable<[string, unknown]>), depth);
  }
  if (Array.isArray(value)) return depth < maxDepth ? value.map((item) => mask(item, depth + 1)) : "[…]";
  if (typeof value !== "object" || value === null || !isPlain(value)) return value;
  if (depth >= maxDepth) return "{…}";
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      secret.test(name) && inner != null ? "[hidden]" : mask(inner, depth + 1),
    ]),
  );
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** Of an error that is made of many, so many are logged: more say the same. */
const mostErrors = 5;

/**
 * What of an error is logged: where it came from and its code. The query builder puts
 * the values of a failed statement into its message, and PostgreSQL those of a broken
 * constraint into `detail`; both are shoppers' data and stay out.
 */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { code, constraint, table } = error as Error & { code?: string; constraint?: string; table?: string };
  return {
    type: error.name,
    message: withoutValues(error.message),
    ...(code !== undefined && { code }),
    ...(constraint !== undefined && { constraint, table }),
    stack: error.stack && withoutValues(error.stack),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
    ...(error instanceof AggregateError && { errors: error.errors.slice(0, mostErrors).map(describeError) }),
  };
}

function withoutValues(text: string): string {
  return text.replace(/(Failed query: [\s\S]*?)\nparams:[\s\S]*?(?=\n {4}at |$(?![\s\S]))/, "$1");
}
