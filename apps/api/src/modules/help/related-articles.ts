import { sql } from "drizzle-orm";
import type { LocalText } from "@shop/kit/locale";
import type { Queryable } from "../../platform/database/database.ts";
import type { helpArticles } from "./tables.ts";

const most = 5;
/** Bonus in similarity (0 to 1) of an article in the same category. */
const sameCategory = 0.05;
/** Minimum similarity of an article in another category. */
const enough = 0.09;

/**
 * What a reader may want next: the articles of the same category, the nearest first, and those of
 * others that say much the same. Likeness is the cosine of their words in all languages, each
 * counting by how often the article says it, once more in a title, and by how few articles have it.
 */
export async function relatedArticles(
  db: Queryable,
  storeId: number,
  { id, categoryId }: Pick<typeof helpArticles.$inferSelect, "id" | "categoryId">,
): Promise<{ id: number; title: LocalText }[]> {
  const { rows } = await db.execute<{ id: number; title: LocalText }>(sql`
    with shown as (select * from help_articles where published and (store_id is null or store_id = ${storeId})),
    held as (
      select shown.id, lexeme.word, coalesce(cardinality(lexeme.positions), 1) + case when 'A' = any(lexeme.weights) then 1 else 0 end as times
      from shown cross join lateral unnest(shown.words) as lexeme(word, positions, weights)
    ),
    rare as (select word, ln((select count(*) from shown)::float / count(*)) as rarity from held group by word),
    weighed as (select held.id, word, (1 + ln(times)) * rarity as weight from held join rare using (word)),
    length as (select id, sqrt(sum(weight ^ 2)) as length from weighed group by id),
    alike as (
      select other.id, sum(own.weight * other.weight) / nullif((select length from length where length.id = ${id}) * length.length, 0) as likeness
      from weighed own join weighed other on other.word = own.word join length on length.id = other.id
      where own.id = ${id} and other.id <> ${id}
      group by other.id, length.length
    )
    select shown.id, shown.title
    from shown left join alike using (id)
    where shown.id <> ${id} and (shown.category_id = ${categoryId} or alike.likeness >= ${enough}::float)
    order by coalesce(alike.likeness, 0) + case when shown.category_id = ${categoryId} then ${sameCategory}::float else 0 end desc, shown.sequence, shown.id
    limit ${most}`);
  return rows;
}
