import { requestContext } from "../../lib/context.ts";
import type { Route } from "./+types/manifest";

/** The web app manifest: name, colour and icon of the store. */
export function loader({ context }: Route.LoaderArgs) {
  const { site } = context.get(requestContext);
  const type = site.favicon.endsWith(".svg") ? "image/svg+xml" : "image/png";
  const manifest = {
    id: "/",
    name: site.name,
    short_name: site.name.slice(0, 12).trim(),
    description: site.tagline,
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: "#ffffff",
    theme_color: site.color,
    icons: [{ src: site.favicon, sizes: type === "image/svg+xml" ? "any" : "512x512", type, purpose: "any" }],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { "content-type": "application/manifest+json", "cache-control": "public, max-age=300" },
  });
}
