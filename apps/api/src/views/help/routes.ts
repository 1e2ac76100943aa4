import { admit } from "../../platform/admit.ts";
import type { Handlers } from "../../platform/handler.ts";
import { searchArticles } from "./search-articles.ts";

export const helpSearchHandlers = {
  "help.search": async (context, { query }) => {
    await admit(context, ["search", context.caller.ip]);
    return { data: await searchArticles(context, query.text) };
  },
} satisfies Partial<Handlers>;
