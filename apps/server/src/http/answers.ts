import type { IncomingMessage, ServerResponse } from "node:http";
import { compressPage } from "./compress.ts";
import type { Page } from "./page.ts";

const written = (text: string, type: string, status: number, headers: Record<string, string> = {}) =>
  new Response(text, {
    status,
    headers: { "content-type": `${type}; charset=utf-8`, "cache-control": "no-store", ...headers },
  });
/** One line of text: for operators, and for requests that are not valid HTTP. */
export const plain = (text: string, status: number, headers?: Record<string, string>) =>
  written(`${text}\n`, "text/plain", status, headers);
/** A page of the server itself, never cached. */
export const html = (page: string, status: number, headers?: Record<string, string>) =>
  written(page, "text/html", status, headers);

/** Statuses that have no body. */
const bodiless = new Set([204, 205, 304]);

/** A page as a `Response`, without its body where the method or the status has none. */
export function responseOf({ status, headers, body }: Page, method: string): Response {
  return new Response(method === "HEAD" || bodiless.has(status) ? null : body, { status, headers });
}

/** Compresses and sends a page that is not cached. */
export async function sendPage(
  page: Page,
  { method, headers: asked }: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const { status, headers, body } = await compressPage(page, (asked["accept-encoding"] as string | undefined) ?? "");
  const isSent = method !== "HEAD" && !bodiless.has(status);
  if (isSent) headers.set("content-length", String(body.byteLength));
  outgoing.writeHead(status, [...headers].flat());
  outgoing.end(isSent ? body : undefined);
}
