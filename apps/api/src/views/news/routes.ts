import type { Handlers } from "../../platform/handler.ts";
import { listNews, readNews } from "./read-news.ts";

export const newsHandlers = {
  "news.list": (context, { query }) => listNews(context, query.page ?? 1),
  "news.get": async (context, { params }) => ({ data: await readNews(context, params.id) }),
} satisfies Partial<Handlers>;
