import type { Chances } from "./random.ts";

/** The parts of JSON Schema that the API document uses. */
export interface JsonSchema {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  format?: string;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
}

/** Texts that have broken shops: markup, statements, paths, directions, halves of signs, other scripts' digits. */
export const hostileTexts: readonly string[] = [
  "",
  " ",
  "\0",
  "a\0b",
  "\u202eSHOP\u202c",
  "\u200f\u200e\u2066",
  "ក្ក្ក្ក្ក្ក្ក្",
  "កាមេរ៉ាសុវត្ថិភាពក្រៅផ្ទះ".repeat(40),
  "摄像头".repeat(200),
  "\ud800",
  "\udfff\ud800",
  "e\u0301".repeat(3000),
  "👩‍👩‍👧‍👦".repeat(100),
  "<script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "javascript:alert(1)",
  "' or 1=1 --",
  "'; drop table orders; --",
  "%' and pg_sleep(5) --",
  "\\",
  "%",
  "%%%_%",
  "../../../../etc/passwd",
  "{{7*7}}${7*7}",
  "__proto__",
  "constructor",
  "NaN",
  "Infinity",
  "1e309",
  "-0",
  "0x10",
  "１２３",
  "៣៤៥",
  "٣٤٥",
  "2147483648",
  "9223372036854775808",
  "99999999999999999999999999",
  "2026-02-30",
  "a".repeat(10_001),
  "& | ! ( ) : *",
  "\r\nset-cookie: a=b",
  "(a+)+$".repeat(50),
  `a${",".repeat(9000)}b`,
  "1''".repeat(3000),
];

const hostileNumbers = [0, -1, 1, 0.1, -0.5, 2 ** 31, -(2 ** 31), 2 ** 53, 1e308, -1e308, 5e-324, 91, 181];

/** A value that fits no schema in particular. */
function hostileValue(by: Chances): unknown {
  return by.pick([
    () => null,
    () => by.happens(0.5),
    () => by.pick(hostileNumbers),
    () => by.pick(hostileTexts),
    () => [],
    () => Array.from({ length: 1 + by.below(300) }, () => by.pick(hostileTexts).slice(0, 20)),
    () => ({}),
    () => JSON.parse('{"__proto__": {"admin": true}, "constructor": {"prototype": 1}}') as unknown,
    () => ({ toString: "a", length: -1, hasOwnProperty: 1 }),
  ])();
}

/** A value that fits its schema, or nearly: every so often it is hostile. */
export function valueOf(schema: JsonSchema, by: Chances, hostility: number): unknown {
  if (by.happens(hostility)) return hostileValue(by);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return by.pick(schema.enum);
  if (schema.anyOf) return valueOf(by.pick(schema.anyOf), by, hostility);
  if (schema.properties) {
    const kept = Object.entries(schema.properties).filter(() => !by.happens(hostility));
    return Object.fromEntries(kept.map(([name, inner]) => [name, valueOf(inner, by, hostility)]));
  }
  switch (schema.type) {
    case "integer":
      return by.happens(0.8) ? 1 + by.below(12) : by.pick([schema.minimum ?? 0, schema.maximum ?? 0]);
    case "number":
      return by.happens(0.8) ? by.below(10_000) / 100 : by.pick([schema.minimum ?? 0, schema.maximum ?? 0]);
    case "boolean":
      return by.happens(0.5);
    case "null":
      return null;
    case "array":
      return Array.from({ length: by.below(4) }, () => valueOf(schema.items ?? {}, by, hostility));
    default:
      if (schema.format === "email") return `a${by.below(1000)}@example.com`;
      return by.pick([
        String(1 + by.below(12)),
        "កាមេរ៉ា",
        "phone",
        `012${100_000 + by.below(900_000)}`,
        "x".repeat(Math.min(schema.maxLength ?? 8, 2000)),
      ]);
  }
}
