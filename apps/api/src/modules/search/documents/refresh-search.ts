import { sql } from "drizzle-orm";
import part from "sql-template-tag";
import type { Services } from "../../../platform/context.ts";
import { setStatementTimeout, type Database } from "../../../platform/database/database.ts";
import { inTiers } from "./by-tier.ts";
import { rankTiers } from "./tiers.ts";

/**
 * Recomputes what depends on the whole catalogue: the tier of each product, and how common each word is. It runs after
 * an import and once a night. Without it searches still work, but get slower in a large catalogue and choose worse
 * between corrections of a typing mistake.
 *
 * Cached suggestions are not dropped. Tiers only say where to look first, and the popularity that the score uses is
 * written whenever a product changes.
 */
export async function refreshSearch({ transaction }: Pick<Database, "transaction">): Promise<void> {
  await transaction(async (tx) => {
    await setStatementTimeout(tx, 30 * 60_000);
    await tx.execute(sql`set local work_mem = '128MB'`);
    await tx.execute(sql.raw(rankTiers));
    await tx.execute(sql`
      create temporary table counted on commit drop as
      select word, ndoc from ts_stat('select head from search_documents') where word !~ '^[@#^~$]'`);
    await tx.execute(sql`
      update search_words w set frequency = c.ndoc from counted c where c.word = w.lexeme and w.frequency <> c.ndoc`);
    // A product may have been saved since the count, with a word that was not counted, so each word is looked up before it
    // is deleted.
    const { text: inHeads } = inTiers(
      part``,
      part`head @@ ('''' || replace(replace(gone.lexeme, '\\', '\\\\'), '''', '''''') || '''')::tsquery`,
    );
    await tx.execute(sql`
      with gone as materialized (select word, lexeme from search_words w where not exists (select from counted c where c.word = w.lexeme))
      delete from search_words w using gone
      where w.word = gone.word and not exists (${sql.raw(inHeads)})`);
  });
}

/** Schedules the refresh for each night: 20:10 UTC is 03:10 in Phnom Penh. */
export async function startRefreshingSearch(services: Pick<Services, "database" | "jobs">): Promise<void> {
  await services.jobs.work("refresh-search", () => refreshSearch(services.database));
  await services.jobs.schedule("refresh-search", "10 20 * * *");
}
