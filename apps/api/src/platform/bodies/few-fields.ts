import { mostFields } from "./read-form.ts";

/**
 * Whether a form without files has no more fields than somebody fills in: a million of them hold
 * everybody else up for seconds.
 */
export function hasFewFields(body: Uint8Array): boolean {
  const between = "&".charCodeAt(0);
  let found = 0;
  for (let at = body.indexOf(between); at !== -1; at = body.indexOf(between, at + 1)) if (++found > mostFields) return false;
  return true;
}
