import { sql } from "drizzle-orm";
import type { Services } from "../../../platform/context.ts";
import { setStatementTimeout, type Database } from "../../../platform/database/database.ts";
import { rankTiers } from "./tiers.ts";

/**
 * Brings up to date what depends on the whole catalogue: which products sell best, and how
 * common each word is. After an import and once a night; searches work without it, only slower
 * in large catalogues and less sure of what a typing mistake meant. Suggestions that are kept stay
 * until a product changes: ranks say where to look first, the score has followed each change itself.
 */
export async function refreshSearch({ transaction }: Pick<Database, "transaction">): Promise<void> {
  await transaction(async (tx) => {
    await setStatementTimeout(tx, 30 * 60_000);
    await tx.execute(sql`set local work_mem = '128MB'`);
    await tx.execute(rankTiers);
    await tx.execute(sql`
      create temporary table counted on commit drop as
      select word, ndoc from ts_stat('select head from search_documents') where word !~ '^[@#^~$]'`);
    await tx.execute(sql`
      update search_words w set frequency = c.ndoc from counted c where c.word = w.lexeme and w.frequency <> c.ndoc`);
    // Products are saved meanwhile, with words that were not there to be counted. Bodies hold all that heads do, and have the index.
    const query = sql`('''' || replace(replace(gone.lexeme, '\\', '\\\\'), '''', '''''') || '''')::tsquery`;
    await tx.execute(sql`
      with gone as materialized (select word, lexeme from search_words w where not exists (select from counted c where c.word = w.lexeme))
      delete from search_words w using gone
      where w.word = gone.word and not exists (select from search_documents d where d.body @@ ${query} and d.head @@ ${query})`);
  });
}

/** Refreshes every night, when shoppers sleep: 20:10 UTC is 3:10 in Phnom Penh. */
export async function startRefreshingSearch(services: Pick<Services, "database" | "jobs">): Promise<void> {
  await services.jobs.work("refresh-search", () => refreshSearch(services.database));
  await services.jobs.schedule("refresh-search", "10 20 * * *");
}
