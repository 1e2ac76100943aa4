/** The parsed fields of a KHQR string. Amounts stay text. */
interface DecodedKhqr {
  /** `11` without an amount, `12` with one. */
  method: string;
  account: string;
  merchantId: string | null;
  categoryCode: string;
  /** ISO 4217 number: 840 or 116. */
  currency: string;
  amount: string | null;
  country: string;
  name: string;
  city: string;
  billNumber: string | null;
  mobile: string | null;
  storeLabel: string | null;
  terminal: string | null;
  /** Name in another language, such as Khmer. */
  otherName: string | null;
  otherCity: string | null;
  /** Milliseconds since 1970. */
  createdAt: number | null;
  expiresAt: number | null;
}

/** CRC-16/CCITT-FALSE over the UTF-8 bytes of a text, four upper-case hex digits. */
export function crc16(text: string): string {
  let crc = 0xffff;
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit++) crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, "0");
}

/** Two digits of tag, two of length, the value. Lengths count UTF-16 units, as banks' apps do. */
function readFields(text: string): Map<string, string> | null {
  const fields = new Map<string, string>();
  for (let at = 0; at < text.length; ) {
    const head = /^(\d{2})(\d{2})$/.exec(text.slice(at, at + 4));
    if (!head) return null;
    const length = Number(head[2]);
    const value = text.slice(at + 4, at + 4 + length);
    if (value.length !== length || fields.has(head[1]!)) return null;
    fields.set(head[1]!, value);
    at += 4 + length;
  }
  return fields;
}

const millis = (text: string | undefined) => (text && /^\d{13}$/.test(text) ? Number(text) : null);

/**
 * Decodes a KHQR string. It is independent of the library that makes them, so that each checks the other. Null if the
 * checksum, a length or a required field is wrong. Does not check whether the string has expired.
 */
export function decodeKhqr(text: string): DecodedKhqr | null {
  if (!/6304[0-9A-F]{4}$/.test(text) || crc16(text.slice(0, -4)) !== text.slice(-4)) return null;
  const fields = readFields(text);
  const account = readFields(fields?.get("29") ?? fields?.get("30") ?? "x");
  const extra = readFields(fields?.get("62") ?? "");
  const other = readFields(fields?.get("64") ?? "");
  const times = readFields(fields?.get("99") ?? "");
  if (!fields || !account || !extra || !other || !times || fields.get("00") !== "01") return null;
  const required = { method: fields.get("01"), account: account.get("00"), categoryCode: fields.get("52"), currency: fields.get("53"), country: fields.get("58"), name: fields.get("59"), city: fields.get("60") };
  if (Object.values(required).some((value) => !value)) return null;
  return {
    ...(required as { [Key in keyof typeof required]: string }),
    merchantId: fields.has("30") ? (account.get("01") ?? null) : null,
    amount: fields.get("54") ?? null,
    billNumber: extra.get("01") ?? null,
    mobile: extra.get("02") ?? null,
    storeLabel: extra.get("03") ?? null,
    terminal: extra.get("07") ?? null,
    otherName: other.get("01") ?? null,
    otherCity: other.get("02") ?? null,
    createdAt: millis(times.get("00")),
    expiresAt: millis(times.get("01")),
  };
}
