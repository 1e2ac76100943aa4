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

/** Whether the checksum at the end of a text is that of what stands before it. */
const isIntact = (text: string) => /6304[0-9A-F]{4}$/.test(text) && crc16(text.slice(0, -4)) === text.slice(-4);

/** Tags whose values are made of fields again. */
const templates: readonly string[] = ["29", "30", "62", "64", "99"];

/**
 * The fields of a text by their tags, those of templates as `62.01`; null if a length is wrong or a tag is repeated. A
 * field is two digits of tag, two of length, and the value. Lengths count UTF-16 units, as banks' apps do.
 */
function readFields(text: string): Map<string, string> | null {
  const fields = new Map<string, string>();
  for (let at = 0; at < text.length;) {
    const [head = "", tag = "", length = ""] = /^(\d{2})(\d{2})/.exec(text.slice(at, at + 4)) ?? [];
    const value = text.slice(at + head.length, at + head.length + Number(length));
    if (head === "" || value.length !== Number(length) || fields.has(tag)) return null;
    const within = templates.includes(tag) ? readFields(value) : new Map<string, string>();
    if (within === null) return null;
    fields.set(tag, value);
    for (const [inner, each] of within) fields.set(`${tag}.${inner}`, each);
    at += head.length + value.length;
  }
  return fields;
}

const millis = (text: string | null) => (text && /^\d{13}$/.test(text) ? Number(text) : null);

/**
 * Decodes a KHQR string. It is independent of the library that makes them, so that each checks the other. Null if the
 * checksum, a length or a required field is wrong. Does not check whether the string has expired.
 */
export function decodeKhqr(text: string): DecodedKhqr | null {
  const fields = isIntact(text) ? readFields(text) : null;
  if (fields?.get("00") !== "01") return null;
  const field = (tag: string) => fields.get(tag) ?? null;
  const required = {
    method: field("01"),
    account: field("29.00") ?? field("30.00"),
    categoryCode: field("52"),
    currency: field("53"),
    country: field("58"),
    name: field("59"),
    city: field("60"),
  };
  if (Object.values(required).some((value) => !value)) return null;
  return {
    ...(required as Record<keyof typeof required, string>),
    merchantId: field("30.01"),
    amount: field("54"),
    billNumber: field("62.01"),
    mobile: field("62.02"),
    storeLabel: field("62.03"),
    terminal: field("62.07"),
    otherName: field("64.01"),
    otherCity: field("64.02"),
    createdAt: millis(field("99.00")),
    expiresAt: millis(field("99.01")),
  };
}
