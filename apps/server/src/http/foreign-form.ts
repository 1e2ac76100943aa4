/**
 * Whether a page of another site sent a form. The router would refuse it too, but only after all of it was read, and with
 * a stack in the log each time.
 */
export function isForeignForm({ method, url, headers }: Request): boolean {
  const origin = headers.get("origin");
  return method !== "GET" && method !== "HEAD" && origin !== null && origin !== new URL(url).origin;
}
