import { requestContext } from "../../lib/context.ts";
import { qrPath } from "../../lib/qr-path.ts";
import type { Route } from "./+types/download-qr";

/** White margin of the code in modules, required by scanners. */
const quietZone = 4;

/** QR code of the download page, which redirects to the right app store. */
export function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(requestContext);
  const { size, path } = qrPath(new URL("/download", origin).href, quietZone);
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><rect width="${size}" height="${size}" fill="#fff"/><path d="${path}"/></svg>`;
  return new Response(picture, {
    headers: { "content-type": "image/svg+xml", "cache-control": "public, max-age=3600" },
  });
}
