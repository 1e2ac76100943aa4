import { robotsText } from "../../features/catalog/seo/sitemap.ts";
import { requestContext } from "../../lib/context.ts";
import { textResponse } from "../../lib/pages/text-response.ts";
import type { Route } from "./+types/robots";

export function loader({ context }: Route.LoaderArgs) {
  return textResponse(robotsText(context.get(requestContext).origin), "text/plain");
}
