import { mostFields } from "./read-form.ts";

/**
 * Whether a URL-encoded form has a reasonable number of fields: parsing a million of them
 * blocks the process for seconds.
 */
export function hasFewFields(body: Uint8Array): boolean {
  const between = "&".charCodeAt(0);
  let found = 0;
  for (let at = body.indexOf(between); at !== -1; at = body.indexOf(between, at + 1))
    if (++found > mostFields) return false;
  return true;
}
