import type { RouteConfigEntry } from "@react-router/dev/routes";
import { matchPath } from "react-router";
import { expect, it, vi } from "vitest";
import { apiOf, siteOf } from "../../../lib/context.ts";
import routes from "../../../routes.ts";
import { loadSitemapPart } from "./load-sitemap.ts";
import { robotsText } from "./sitemap.ts";

vi.mock("../../../lib/context.ts", () => ({ apiOf: vi.fn(), siteOf: vi.fn() }));

const context = {} as Parameters<typeof loadSitemapPart>[0];
const perPage = 12;

/** Mocks the store API; calls that are not named return empty answers. */
function answerWith(answers: Record<string, (page: number) => object>): void {
  const ask = async (name: string, input: { query?: { page?: number } }) => ({
    ok: true,
    answer: answers[name]?.(input.query?.page ?? 1) ?? { data: [], last_page: 1, total: 0 },
  });
  vi.mocked(apiOf).mockReturnValue(ask as never);
  vi.mocked(siteOf).mockReturnValue({ features: { news: true } } as never);
}
const pathsOf = async (part: string) => (await loadSitemapPart(context, part)).map(({ path }) => path);

it("lists all news of the store, however many pages they fill", async () => {
  const ids = Array.from({ length: 30 }, (_, index) => 30 - index);
  answerWith({
    "news.list": (page) => ({
      data: ids.slice((page - 1) * perPage, page * perPage).map((id) => ({ id })),
      last_page: 3,
    }),
    "builder.get": () => ({ slots: [] }),
  });
  const paths = await pathsOf("pages");
  expect(paths.filter((path) => path.startsWith("/news/"))).toEqual(ids.map((id) => `/news/${id}`));
});

/** Indexable pages that are not in the sitemap, each with the reason. */
const unlisted: Record<string, string> = {
  "/search": "says nothing before something is searched for",
  "/search/:text": "there are as many as there are words, and what they find is listed",
  "/compare": "what a visitor chose, noindex",
  "/pcbuilder/compare": "what a visitor chose, noindex",
  "/warranty/claim": "about one piece that somebody bought",
  "/check-result/:id?": "about one used device, noindex",
  "/help-center/index-copy": "another address of /help-center",
  "/tracking-delivery/index copy": "another address of /tracking-delivery",
  "/chat": "says nothing before something is asked",
  "/download": "leads to the app's store",
  "/design": "for who builds the shop, noindex",
};

/** The patterns of the shop's pages below `:lang?`. */
function patternsOf(entries: RouteConfigEntry[], above = ""): string[] {
  return entries.flatMap(({ path, children }) => {
    const here = path === undefined ? above || "/" : `${above}/${path}`;
    return children ? patternsOf(children, here) : [here];
  });
}

it("every page is in the sitemap, closed to search engines, or left out for a reason", async () => {
  const found =
    (data: object, more: object = {}) =>
    () => ({ data, last_page: 1, total: 1, ...more });
  answerWith({
    "categories.list": found(
      ["/phone", "/camera", "/smarthome", "/sparepart", "/services"].map((to, index) => ({ id: index + 1, to })),
    ),
    "categories.groups": found([{ subcategories: [{ id: 1 }] }]),
    "help.categories": found([{ id: 1, articles: [{ id: 1 }] }]),
    "news.list": found([{ id: 1 }]),
    "freelancers.list": found([{ id: 1 }]),
    "builder.get": found({}, { slots: [{ total: 1 }] }),
    "products.list": found([]),
    "sitemap.products": found([{ id: 1, updated_at: "2026-11-20T10:00:00.000Z" }]),
  });
  const listed = [...(await pathsOf("pages")), ...(await pathsOf("1"))].map((path) => path.split("?", 1)[0]!);
  const closed = [...robotsText("https://shop.example").matchAll(/^Disallow: (.*)$/gm)].map(([, path]) => path!);
  const pages = (await routes).find(({ path }) => path === ":lang?")!.children!;
  const left = [...new Set(patternsOf(pages))].filter(
    (pattern) =>
      pattern !== "/*" &&
      !listed.some((path) => matchPath(pattern, path)) &&
      !closed.some((path) => pattern.startsWith(path)),
  );
  expect(left.toSorted()).toEqual(Object.keys(unlisted).toSorted());
});
