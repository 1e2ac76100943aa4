import { sql } from "drizzle-orm";
import type { LocalText } from "@shop/kit/locale";
import type { Queryable } from "../../platform/database.ts";
import type { helpArticles } from "./tables.ts";

const most = 5;
/** By how much more an article of the same category counts. */
const sameCategory = 2;

/**
 * Articles about the same: those that hold words of this one's title, in any of its languages, a
 * word for more the fewer articles hold it and twice in a title; what more than a quarter of all
 * hold, as "how" and "do", leads nowhere. Where too few do, the others of the category follow in their order.
 */
export async function relatedArticles(db: Queryable, storeId: number, { id, categoryId }: Pick<typeof helpArticles.$inferSelect, "id" | "categoryId">): Promise<{ id: number; title: LocalText }[]> {
  const { rows } = await db.execute<{ id: number; title: LocalText }>(sql`
    with shown as (select * from help_articles where published and (store_id is null or store_id = ${storeId})),
    asked as (select unnest(tsvector_to_array(ts_filter(words, '{a}'))) as word from shown where id = ${id}),
    held as (
      select shown.id, lexeme.word, 'A' = any(lexeme.weights) as in_title
      from shown cross join lateral unnest(shown.words) as lexeme(word, positions, weights) join asked on asked.word = lexeme.word
    ),
    weighed as (select word, ln((select count(*) from shown)::float / count(*)) ^ 2 as rarity from held group by word having count(*) * 4 <= (select count(*) from shown)),
    alike as (
      select held.id, sum(rarity * case when in_title then 2 else 1 end) as score
      from held join weighed using (word) where held.id <> ${id} group by held.id
    )
    select shown.id, shown.title
    from shown left join alike using (id)
    where shown.id <> ${id} and (shown.category_id = ${categoryId} or alike.score > 0)
    order by coalesce(alike.score, 0) * case when shown.category_id = ${categoryId} then ${sameCategory}::float else 1 end desc,
      (shown.category_id = ${categoryId}) desc, shown.sequence, shown.id
    limit ${most}`);
  return rows;
}
