import { codeYear, isCode, makeCode } from "../../platform/texts/readable-code.ts";

/**
 * A new order number, such as `S001-26-K7Q4-9XP3`: store, year, and seven random signs with a
 * check sign. Nobody can guess another's. A store that publishes no code has none in its numbers.
 */
export function makeOrderNumber(storeCode: string | null, at: Date): string {
  const code = makeCode();
  return [storeCode, codeYear(at), code.slice(0, 4), code.slice(4)].filter(Boolean).join("-");
}

/**
 * A number as somebody typed it, in the form in which it is kept: small letters and missing
 * dashes do not matter. Null when it cannot be one, as when a sign is wrong.
 */
export function readOrderNumber(typed: string): string | null {
  const plain = typed.toUpperCase().replace(/[^A-Z0-9]/g, "");
  const parts = /^([A-Z][A-Z0-9]{1,15})?(\d{2})(.{8})$/.exec(plain);
  if (!parts) return null;
  const [, storeCode, year, code = ""] = parts;
  if (!isCode(code)) return null;
  return [storeCode, year, code.slice(0, 4), code.slice(4)].filter(Boolean).join("-");
}
