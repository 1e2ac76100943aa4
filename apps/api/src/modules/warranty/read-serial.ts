import { asciiDigits } from "@shop/kit/digits";

/** What was typed as it is compared: capitals and digits alone, whatever stands between them. */
const plain = (typed: string) => asciiDigits(typed).toUpperCase().replace(/[^0-9A-Z]/g, "");

/** A serial number or IMEI in the form in which it is kept; null when it cannot be one. */
export function readSerial(typed: string): string | null {
  const serial = plain(typed);
  return /^[0-9A-Z]{6,40}$/.test(serial) ? serial : null;
}

/** The code of an inspection report in the form in which it is kept; null when it cannot be one. */
export function readCheckCode(typed: string): string | null {
  const code = plain(typed);
  return /^[0-9A-Z]{8,16}$/.test(code) ? code : null;
}
