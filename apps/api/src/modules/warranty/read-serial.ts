import { asciiDigits } from "@shop/kit/digits";

/** Normalises typed text for comparison: upper-case letters and digits only. */
const plain = (typed: string) =>
  asciiDigits(typed)
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, "");

/** Normalises a serial number or IMEI; null if it cannot be one. */
export function readSerial(typed: string): string | null {
  const serial = plain(typed);
  return /^[0-9A-Z]{6,40}$/.test(serial) ? serial : null;
}

/** Normalises the code of an inspection report; null if it cannot be one. */
export function readCheckCode(typed: string): string | null {
  const code = plain(typed);
  return /^[0-9A-Z]{8,16}$/.test(code) ? code : null;
}
