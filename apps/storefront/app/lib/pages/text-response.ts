/** Seconds that caches may store these documents. */
const keptFor = 3600;

/** A document that is not a page, such as a sitemap. */
export function textResponse(body: string, type: string): Response {
  return new Response(body, {
    headers: { "content-type": `${type}; charset=utf-8`, "cache-control": `public, max-age=${keptFor}` },
  });
}
