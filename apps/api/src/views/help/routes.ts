import type { Handlers } from "../../platform/handler.ts";
import { searchArticles } from "./search-articles.ts";

export const helpSearchHandlers = {
  "help.search": async (context, { query }) => ({ data: await searchArticles(context, query.text) }),
} satisfies Partial<Handlers>;
