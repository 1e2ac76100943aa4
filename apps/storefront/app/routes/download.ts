import { data, redirect } from "react-router";
import { appLink } from "../lib/links/app-link.ts";
import { siteOf } from "../lib/context.ts";
import type { Route } from "./+types/download";

/** Sends a device to its app store; the answer depends on who asks, so it is kept nowhere. */
export function loader({ request, context }: Route.LoaderArgs) {
  const link = appLink(siteOf(context), request.headers.get("user-agent") ?? "");
  if (!link) throw data(null, { status: 404 });
  return redirect(link, { headers: { "cache-control": "no-store" } });
}
