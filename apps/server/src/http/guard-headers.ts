import type { Caller } from "@shop/api/platform/context";

/** What every answer tells browsers to refuse, whatever it is (https://owasp.org/www-project-secure-headers/). */
const always = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  // 'Where I am' is all that the shop asks of a device.
  "permissions-policy": "camera=(), geolocation=(self), microphone=(), payment=(), usb=()",
};

/** A year, for the store's host alone: what else a domain serves is not the shop's to decide. */
const onlyHttps = { "strict-transport-security": "max-age=31536000" };

/** Names of the headers, for answers that are kept. */
export const guardNames = Object.keys({ ...always, ...onlyHttps });

/** Puts them on an answer to a caller; over https also that it stays so. Where an answer says its own, that stands. */
export function guard(response: Response, { origin }: Pick<Caller, "origin">): Response {
  for (const [name, value] of Object.entries(origin.startsWith("https:") ? { ...always, ...onlyHttps } : always)) {
    if (!response.headers.has(name)) response.headers.set(name, value);
  }
  return response;
}
