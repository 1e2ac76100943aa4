import * as z from "zod";
import { longestSearchTaken } from "../limits.ts";
import { call, id, page, pagination, storeQuery } from "../define.ts";

const articleLink = z.object({ id: z.number(), title: z.string() });

const helpCategory = z.object({
  id: z.number(),
  name: z.string(),
  /** Name of a lucide icon. */
  icon: z.string(),
  articles: z.array(articleLink),
});

const newsItem = z.object({
  id: z.number(),
  title: z.string(),
  summary: z.string(),
  image: z.string(),
  published_at: z.string(),
});

export const helpCalls = {
  "help.categories": call({
    summary: "The help center: categories with the titles of their articles, in their order",
    access: "public",
    query: storeQuery,
    data: z.array(helpCategory),
    beside: pagination,
  }),
  "help.article": call({
    summary: "An article as sanitised HTML, with others of its category",
    access: "public",
    params: z.object({ id }),
    query: storeQuery,
    data: articleLink.extend({
      html: z.string(),
      /** The beginning as plain text. */
      summary: z.string(),
      updated_at: z.string(),
      category: z.object({ id: z.number(), name: z.string() }),
      related: z.array(articleLink),
    }),
  }),
  "help.search": call({
    summary: "Searches the articles in all three languages; at most 20, the best first",
    access: "public",
    limit: "search",
    query: storeQuery.extend({ text: z.string().max(longestSearchTaken).default("") }),
    data: z.array(articleLink.extend({ summary: z.string(), category: z.string() })),
    beside: pagination,
  }),
  "help.feedback": call({
    summary: "Says whether an article was helpful; a visitor's last answer of a day counts",
    access: "public",
    params: z.object({ id }),
    query: storeQuery,
    body: z.object({ helpful: z.boolean() }),
    data: z.null(),
  }),
  "policy.get": call({
    summary: "The store's terms, privacy and return policies, as sanitised HTML",
    access: "public",
    query: storeQuery,
    data: z.array(z.object({ key: z.string(), title: z.string(), html: z.string(), updated_at: z.string() })),
    beside: pagination,
  }),
  "news.list": call({
    summary: "The store's news, the newest first; 404 if the store has no news",
    access: "public",
    query: storeQuery.extend({ page: page.optional() }),
    data: z.array(newsItem),
    beside: pagination,
  }),
  "news.get": call({
    summary: "A piece of news as sanitised HTML; 404 if the store has no news",
    access: "public",
    params: z.object({ id }),
    query: storeQuery,
    data: newsItem.extend({ html: z.string(), more: z.array(newsItem) }),
  }),
};
