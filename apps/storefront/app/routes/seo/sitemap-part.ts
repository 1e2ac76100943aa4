import { loadSitemapPart } from "../../features/catalog/seo/load-sitemap.ts";
import { sitemapOf } from "../../features/catalog/seo/sitemap.ts";
import { requestContext } from "../../lib/context.ts";
import { textResponse } from "../../lib/pages/text-response.ts";
import type { Route } from "./+types/sitemap-part";

export async function loader({ context, params }: Route.LoaderArgs) {
  return textResponse(
    sitemapOf(context.get(requestContext).origin, await loadSitemapPart(context, params.part)),
    "application/xml",
  );
}
