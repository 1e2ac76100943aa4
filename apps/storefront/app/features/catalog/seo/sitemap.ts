import { localizePath, locales } from "@shop/kit/locale";

export interface SitemapEntry {
  /** Without language prefix. */
  path: string;
  /** ISO date of the last change, if known. */
  changed?: string;
}

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };
const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => escapes[sign]!);
const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** The sitemap of one part, with each page in every language (sitemaps.org). */
export function sitemapOf(origin: string, entries: SitemapEntry[]): string {
  const urls = entries.flatMap(({ path, changed }) =>
    locales.map((locale) => {
      const address = new URL(localizePath(path, locale), origin).href;
      return `<url><loc>${escape(address)}</loc>${changed ? `<lastmod>${changed.slice(0, 10)}</lastmod>` : ""}</url>`;
    }),
  );
  return `${head}<urlset ${schema}>\n${urls.join("\n")}\n</urlset>\n`;
}

/** The sitemap index. */
export function sitemapIndex(origin: string, paths: string[]): string {
  const parts = paths.map((path) => `<sitemap><loc>${escape(new URL(path, origin).href)}</loc></sitemap>`);
  return `${head}<sitemapindex ${schema}>\n${parts.join("\n")}\n</sitemapindex>\n`;
}

/** Private pages, and pages that show others' content in another form. */
const closed = [
  "/account/",
  "/buynow",
  "/cart",
  "/checkout",
  "/login",
  "/logout",
  "/otp/",
  "/paypal/",
  "/print/",
  "/register",
  "/forgot-password",
];

/** robots.txt: everything but private pages, in every language. */
export function robotsText(origin: string): string {
  const lines = closed.flatMap((path) => locales.map((locale) => `Disallow: ${localizePath(path, locale)}`));
  return `User-agent: *\n${lines.join("\n")}\nDisallow: /rest/\n\nSitemap: ${new URL("/sitemap.xml", origin).href}\n`;
}
