import type { WrittenPage } from "./storefront.ts";

/** A strict policy for a whole page: its own inline scripts and styles by hash, nothing else inline. */
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
