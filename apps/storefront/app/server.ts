import { createRequestHandler, RouterContextProvider } from "react-router";
import * as build from "virtual:react-router/server-build";
import { createClient } from "@shop/contract/client";
import { splitPath } from "@shop/kit/locale";
import "./i18n/server-messages.ts";
import { requestContext } from "./lib/context.ts";
import { publicAddress } from "./lib/public-pages.ts";
import { unknownHostPage } from "./lib/unknown-host.ts";

/** Where `npm run build` put what browsers load, and under which address. */
export const assetsDirectory = build.assetsBuildDirectory;

export interface Visit {
  /** Origin that the shopper's browser sees. */
  origin: string;
  host: string;
  /** Calls the store API as this visitor; paths start with a slash. */
  api: (path: string, init?: RequestInit) => Promise<Response>;
}

export { publicAddress };

const handle = createRequestHandler(build, import.meta.env.MODE);

/** The storefront as a function: a request and who asks, to a page. Knows only the contract. */
export async function handleVisit(request: Request, visit: Visit): Promise<Response> {
  const { locale } = splitPath(new URL(request.url).pathname.replace(/\.data$/, "").replace(/^\/_root$/, "/"));
  const cookies: string[] = [];
  const api = createClient({
    base: "",
    fetch: async (path, init) => {
      const response = await visit.api(path as string, init);
      cookies.push(...response.headers.getSetCookie());
      return response;
    },
    headers: () => ({ "accept-language": locale.language }),
  });
  const site = await api("site.get", { query: { domain: visit.host } });
  if (!site.ok) return unknownHostPage(request, site.status);

  const context = new RouterContextProvider();
  context.set(requestContext, { api, site: site.answer.data, origin: site.answer.data.origin ?? visit.origin });
  const response = await handle(request, context);
  for (const cookie of cookies) response.headers.append("set-cookie", cookie);
  return response;
}
