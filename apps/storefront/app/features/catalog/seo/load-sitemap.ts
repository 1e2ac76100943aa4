import { data } from "react-router";
import { subcategoryPath } from "@shop/contract/pages";
import { apiOf, siteOf } from "../../../lib/context.ts";
import { loadBrands } from "../brands/load-brands.ts";
import { categoriesOf } from "../list/load-category.ts";
import { allPages } from "../../../lib/api/all-pages.ts";
import { unwrapAnswer, type LoaderContext } from "../../../lib/api/unwrap-answer.ts";
import { idOf } from "../../../lib/links/id-of.ts";
import type { SitemapEntry } from "./sitemap.ts";

/** Pages that every store has. */
const fixedPaths = ["/", "/category", "/brands", "/warranty", "/help-center", "/policy", "/tracking-delivery"];

/** Maximum pages of news and of people; older news are read by nobody, and no store has more people. */
const mostPages = 50;

const partPath = (part: number | "pages") => `/sitemap/parts/${part}`;

/** Paths of the sitemap's parts: one for the pages, and as many for the products as they need. */
export async function sitemapParts(context: LoaderContext): Promise<string[]> {
  const { parts } = unwrapAnswer(await apiOf(context)("sitemap.parts", {})).data;
  return [partPath("pages"), ...Array.from({ length: parts }, (_, index) => partPath(index + 1))];
}

/** Paths of the help center, and of the news if the store has them. */
async function articlePaths(context: LoaderContext): Promise<string[]> {
  const topics = unwrapAnswer(await apiOf(context)("help.categories", {})).data;
  const help = topics.flatMap(({ id, articles }) => [
    `/help-center/category/${id}`,
    ...articles.map((article) => `/help-center/detail/${article.id}`),
  ]);
  if (!siteOf(context).features.news) return help;
  const news = await allPages(mostPages, async (page) =>
    unwrapAnswer(await apiOf(context)("news.list", { query: { page } })),
  );
  return [...help, "/news", ...news.map(({ id }) => `/news/${id}`)];
}

/** Pages that depend on the assortment; in a store without such goods they are empty and `noindex`. */
async function goodsPaths(context: LoaderContext): Promise<string[]> {
  const api = apiOf(context);
  const [builder, promoted] = await Promise.all([
    api("builder.get", { query: { parts: "" } }),
    api("products.list", { query: { promotion: true, row_per_page: 1 } }),
  ]);
  return [
    ...(unwrapAnswer(builder).slots.some(({ total }) => total > 0) ? ["/pcbuilder"] : []),
    ...(unwrapAnswer(promoted).total > 0 ? ["/promotions"] : []),
  ];
}

/** The list of people who can be booked, and their pages; none if the store has nobody. */
async function peoplePaths(context: LoaderContext): Promise<string[]> {
  const people = await allPages(mostPages, async (page) =>
    unwrapAnswer(await apiOf(context)("freelancers.list", { query: { page } })),
  );
  return people.length === 0
    ? []
    : ["/services/allfreelancer", ...people.map(({ id }) => `/services/freelancer?id=${id}`)];
}

async function listPages(context: LoaderContext): Promise<SitemapEntry[]> {
  const [categories, brands, articles, goods, people] = await Promise.all([
    categoriesOf(context),
    loadBrands(context),
    articlePaths(context),
    goodsPaths(context),
    peoplePaths(context),
  ]);
  const subs = await Promise.all(
    categories.map(async ({ id }) => {
      const groups = unwrapAnswer(await apiOf(context)("categories.groups", { params: { id } })).data;
      return groups.flatMap((group) => group.subcategories.map((sub) => subcategoryPath(id, sub.id)));
    }),
  );
  const lists = [
    ...categories.map(({ to }) => to),
    ...subs.flat(),
    ...brands.map(({ id }) => `/category?brand_id=${id}`),
  ];
  return [...new Set([...fixedPaths, ...goods, ...lists, ...articles, ...people])].map((path) => ({ path }));
}

/** The entries of a part: `pages`, or the number of a part of the products. 404 if it is empty. */
export async function loadSitemapPart(context: LoaderContext, name: string): Promise<SitemapEntry[]> {
  if (name === "pages") return listPages(context);
  const part = idOf(name);
  if (part === null || part > 1_000_000) throw data(null, { status: 404 });
  const products = unwrapAnswer(await apiOf(context)("sitemap.products", { params: { part } })).data;
  if (products.length === 0) throw data(null, { status: 404 });
  return products.map(({ id, updated_at: changed }) => ({ path: `/product/${id}`, changed }));
}
