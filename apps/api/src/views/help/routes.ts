import type { Handlers } from "../../platform/handler.ts";
import { onePage } from "../../platform/pagination.ts";
import { searchArticles } from "./search-articles.ts";

export const helpSearchHandlers = {
  "help.search": async (context, { query }) => onePage(await searchArticles(context, query.text)),
} satisfies Partial<Handlers>;
