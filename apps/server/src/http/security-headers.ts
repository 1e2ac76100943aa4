import type { Caller } from "@shop/api/platform/context";

/** Security headers of every response (https://owasp.org/www-project-secure-headers/). */
const always = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  // Of what browsers ask permission for, the shop uses only the location ("where I am").
  "permissions-policy": "camera=(), geolocation=(self), microphone=(), payment=(), usb=()",
};

/** For a year, without `includeSubDomains`: other hosts of the store's domain are not ours to decide for. */
const onlyHttps = { "strict-transport-security": "max-age=31536000" };

export const securityHeaderNames = Object.keys({ ...always, ...onlyHttps });

/** Adds those security headers that a response does not set itself, and over HTTPS `Strict-Transport-Security`. */
export function addSecurityHeaders(response: Response, { origin }: Pick<Caller, "origin">): Response {
  for (const [name, value] of Object.entries(origin.startsWith("https:") ? { ...always, ...onlyHttps } : always)) {
    if (!response.headers.has(name)) response.headers.set(name, value);
  }
  return response;
}
