import type { Handlers } from "../../platform/handler.ts";
import { suggest } from "./suggest.ts";

export const searchHandlers = {
  "search.suggest": async (context, { query }) => ({ data: await suggest(context, query.text) }),
} satisfies Partial<Handlers>;
