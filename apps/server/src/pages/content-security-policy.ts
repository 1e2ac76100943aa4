import type { WrittenPage } from "./storefront.ts";

/** A strict Content-Security-Policy for a page: of inline scripts and styles only its own, by their hashes. */
export function contentSecurityPolicy({ scripts, styles }: WrittenPage, pictureOrigins: readonly string[]): string {
  const each = (hashes: readonly string[]) => [...new Set(hashes)].join(" ");
  return [
    "default-src 'self'",
    `script-src 'self' ${each(scripts)}`,
    `style-src 'self' ${each(styles)}`,
    ["img-src 'self' data: blob:", ...pictureOrigins].join(" "),
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}
