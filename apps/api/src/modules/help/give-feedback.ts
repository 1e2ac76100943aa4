import { createHmac } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { admit } from "../../platform/limits/admit.ts";
import type { Context } from "../../platform/context.ts";
import { refuse } from "../../platform/errors/refusal.ts";
import { shownIn } from "./read-help.ts";
import { helpArticles, helpFeedback } from "./tables.ts";

/**
 * Keeps whether an article was helpful to a visitor: one answer a day, the last one counts.
 * Who it was is not kept: the day is part of the hash.
 */
export async function giveFeedback(context: Context, articleId: number, helpful: boolean): Promise<void> {
  const { database, store, caller, customer, env, now } = context;
  await admit(context, ["feedback", caller.ip]);
  const day = now().toISOString().slice(0, 10);
  const who = customer ? `customer ${customer.customerId}` : `${caller.ip} ${caller.userAgent}`;
  const visitor = createHmac("sha256", env.tokenKeys[0]?.secret ?? "")
    .update(`help-feedback ${day} ${who}`)
    .digest("base64url");
  await database.transaction(async (tx) => {
    const [article] = await tx
      .select({ id: helpArticles.id })
      .from(helpArticles)
      .where(and(eq(helpArticles.id, articleId), shownIn(store.id)));
    if (!article) refuse("not_found");
    await tx
      .insert(helpFeedback)
      .values({ articleId, day, visitor, helpful })
      .onConflictDoUpdate({
        target: [helpFeedback.articleId, helpFeedback.day, helpFeedback.visitor],
        set: { helpful },
      });
  });
}
