import { MIMEType } from "node:util";

/** More than the largest form of the shop has by far. */
const most = 1000;

/**
 * Whether a form has no more fields than somebody fills in. Each costs its reader some
 * microseconds, in which nobody else is served: a million of them, seconds.
 */
export function hasFewFields(body: Uint8Array, contentType: string): boolean {
  const between = dividerOf(contentType);
  if (between === undefined) return true;
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  let found = 0;
  for (let at = bytes.indexOf(between); at !== -1; at = bytes.indexOf(between, at + between.length)) if (++found > most) return false;
  return true;
}

/** What stands between the fields of a form; undefined for what is none. */
function dividerOf(contentType: string): string | undefined {
  try {
    const { essence, params } = new MIMEType(contentType);
    if (essence === "application/x-www-form-urlencoded") return "&";
    return essence === "multipart/form-data" ? `--${params.get("boundary") ?? ""}` : undefined;
  } catch {
    // Whoever reads it as a form takes it for none either.
    return undefined;
  }
}
