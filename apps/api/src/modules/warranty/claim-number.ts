import { asciiDigits } from "@shop/kit/digits";
import { codeYear, isCode, makeCode } from "../../platform/texts/readable-code.ts";

const spaced = (year: string, code: string) => `C${year}-${code.slice(0, 4)}-${code.slice(4)}`;

/** A new number of a claim, such as `C26-K7Q4-9XP3`. */
export function makeClaimNumber(at: Date): string {
  return spaced(codeYear(at), makeCode());
}

/** A number as somebody typed it, in the form in which it is kept; null when it cannot be one. */
export function readClaimNumber(typed: string): string | null {
  const [, year, code = ""] =
    /^C(\d{2})(.{8})$/.exec(
      asciiDigits(typed)
        .toUpperCase()
        .replace(/[^A-Z0-9]/g, ""),
    ) ?? [];
  return year !== undefined && isCode(code) ? spaced(year, code) : null;
}
