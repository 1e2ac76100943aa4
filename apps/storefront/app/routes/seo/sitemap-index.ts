import { sitemapParts } from "../../features/catalog/seo/load-sitemap.ts";
import { sitemapIndex } from "../../features/catalog/seo/sitemap.ts";
import { requestContext } from "../../lib/context.ts";
import { textResponse } from "../../lib/pages/text-response.ts";
import type { Route } from "./+types/sitemap-index";

export async function loader({ context }: Route.LoaderArgs) {
  return textResponse(sitemapIndex(context.get(requestContext).origin, await sitemapParts(context)), "application/xml");
}
