import type { Handlers } from "../../platform/handler.ts";
import { countParts, listPart } from "./list-part.ts";

export const sitemapHandlers = {
  "sitemap.parts": async ({ database, store }) => ({ data: { parts: await countParts(database.db, store.id) } }),
  "sitemap.products": async ({ database, store }, { params }) => {
    const part = await listPart(database.db, store.id, params.part);
    return { data: part.map(({ id, updatedAt }) => ({ id, updated_at: updatedAt.toISOString() })) };
  },
} satisfies Partial<Handlers>;
