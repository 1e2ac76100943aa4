import { data, redirect } from "react-router";
import { appLink } from "../../lib/links/app-link.ts";
import { siteOf } from "../../lib/context.ts";
import type { Route } from "./+types/download";

/** Redirects to the app store of the device. The answer depends on the user agent, so it is not cached. */
export function loader({ request, context }: Route.LoaderArgs) {
  const link = appLink(siteOf(context), request.headers.get("user-agent") ?? "");
  if (!link) throw data(null, { status: 404 });
  return redirect(link, { headers: { "cache-control": "no-store" } });
}
