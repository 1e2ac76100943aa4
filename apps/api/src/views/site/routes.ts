import type { Handlers } from "../../platform/handler.ts";
import { readStore } from "../../modules/stores/public.ts";
import { siteInfo } from "./site-info.ts";

export const siteHandlers = {
  "site.get": async (context, { query }) => {
    const store = await readStore(context.database.db, context.store.id);
    return { data: siteInfo(store, query.domain ?? context.caller.host, context) };
  },
} satisfies Partial<Handlers>;
