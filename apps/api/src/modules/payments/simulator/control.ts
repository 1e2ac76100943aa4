import { localeOfCookie } from "@shop/kit/language-cookie";
import type { OnlineWay } from "@shop/contract/online-ways";
import { inLanguage, negotiateLanguage, splitPath, type Language } from "@shop/kit/locale";
import { readBytes } from "../../../platform/bodies/read-bytes.ts";
import type { Services } from "../../../platform/context.ts";
import { providerEntries } from "../providers/all.ts";
import { actions, actionOptions, type Action, type ActionOptions } from "../simulated-bank/action.ts";
import { openPayments, providerAnswers } from "./pages.ts";
import { performAction, findSimulated, listSimulated } from "./shopper-actions.ts";

type Needs = Pick<Services, "database" | "now">;

const json = (body: unknown, status = 200) => Response.json(body, { status, headers: { "cache-control": "no-store" } });
const refused = (status: number, message: string) => json({ code: -1, message, data: null }, status);

/** Whether the request is a submitted form of a simulator page. */
const isForm = (request: Request) =>
  request.headers.get("content-type")?.startsWith("application/x-www-form-urlencoded") ?? false;

/** Whether the client is a browser, which gets a page instead of JSON. */
const wantsPage = (request: Request) => request.headers.get("accept")?.includes("text/html") ?? false;

/** The language chosen in the shop, or else that of the browser. */
const languageOf = ({ headers }: Request): Language =>
  localeOfCookie(headers.get("cookie"))?.language ?? negotiateLanguage(headers.get("accept-language"));

/** Redirects to the page with the form, if it is one of this shop's, otherwise to the orders. */
function backToPage(request: Request): Response {
  const from = URL.parse(request.headers.get("referer") ?? "");
  const location =
    from?.host === request.headers.get("host") ? from!.pathname + from!.search : "/account/myaccount/myorders";
  return new Response(null, { status: 303, headers: { location, "cache-control": "no-store" } });
}

const maxBytes = 10_000;

async function readOptions(request: Request): Promise<ActionOptions | null> {
  const bytes = await readBytes(request, maxBytes);
  if (typeof bytes === "string") return null;
  const text = new TextDecoder().decode(bytes);
  try {
    return actionOptions.parse(text === "" || isForm(request) ? {} : JSON.parse(text));
  } catch {
    return null;
  }
}

/**
 * Replaces the bank's app and the providers' pages: lists open payments, and approves, declines or delays them, or
 * makes the bank fail. Only where the bank is simulated.
 */
export async function controlSimulator(services: Needs, request: Request, path: string): Promise<Response> {
  if (request.method === "GET" && path === "/simulator/payments") {
    const listed = await listSimulated(services);
    return wantsPage(request)
      ? openPayments(languageOf(request), listed)
      : json({ code: 0, message: "", data: listed });
  }
  const [, reference = "", action = ""] = /^\/simulator\/payments\/([\w-]{1,64})\/(\w+)$/.exec(path) ?? [];
  if (request.method === "POST" && (actions as readonly string[]).includes(action)) {
    const asked = await readOptions(request);
    if (!asked) return refused(400, "Some of the input is not valid");
    const payment = await findSimulated(services, reference);
    if (!payment) return refused(404, "There is no such payment");
    const done = await performAction(services, payment, action as Action, asked);
    if (isForm(request)) return backToPage(request);
    return done ? json({ code: 0, message: "", data: null }) : refused(409, "This has changed in the meantime");
  }
  const [, way = "", key = "", answer = ""] =
    /^\/simulator\/(\w{1,40})\/([\w-]{1,80})(?:\/(approve|decline))?$/.exec(path) ?? [];
  return providerPage(services, request, { way, key, answer });
}

/** The simulated page of a provider, clearly marked as such, with two buttons that lead back to the shop. */
async function providerPage(
  services: Needs,
  request: Request,
  { way, key, answer }: { way: string; key: string; answer: string },
): Promise<Response> {
  const entry = Object.hasOwn(providerEntries, way) ? providerEntries[way as OnlineWay] : undefined;
  const page = await entry?.standIn?.page?.(services, key);
  if (!page) return refused(404, "There is no such payment");
  if (answer && request.method === "POST") {
    const payment = await findSimulated(services, page.reference);
    if (payment) await performAction(services, payment, answer as Action, {});
    return new Response(null, {
      status: 303,
      headers: { location: answer === "approve" ? page.approvedUrl : page.cancelledUrl, "cache-control": "no-store" },
    });
  }
  // In the language of the page to return to.
  const { language } = splitPath(new URL(page.approvedUrl).pathname).locale;
  return providerAnswers(language, `/simulator/${way}/${key}`, inLanguage(entry!.words.name, language), page.amount);
}
