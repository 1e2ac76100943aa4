import { and, asc, eq, gt, inArray, sql, type SQL } from "drizzle-orm";
import { inLanguage } from "@shop/kit/locale";
import type { Context } from "../../platform/context.ts";
import { categories, shelfCounts } from "../../modules/catalog/tables.ts";
import { freelancers, freelancerSkills } from "../../modules/freelancers/tables.ts";

export interface Skill {
  id: number;
  name: string;
}

/** A kind of service that the store sells something of. */
const sold = (storeId: number) =>
  and(
    eq(shelfCounts.storeId, storeId),
    eq(shelfCounts.kind, "subcategory"),
    eq(shelfCounts.shelfId, freelancerSkills.subcategoryId),
    gt(shelfCounts.total, 0),
  );

/** People whom a store shows: those who do a kind of service that it sells, or the one kind asked for. */
export function isShown({ store, database }: Pick<Context, "store" | "database">, skill?: number): SQL {
  const skills = database.db
    .select({ one: sql`1` })
    .from(freelancerSkills)
    .innerJoin(shelfCounts, sold(store.id))
    .where(
      and(
        eq(freelancerSkills.freelancerId, freelancers.id),
        skill === undefined ? undefined : eq(freelancerSkills.subcategoryId, skill),
      ),
    );
  return sql`exists (${skills})`;
}

/** What people do of what the store sells, by person, in the order of the categories. */
export async function readSkills(
  { database, store, language }: Context,
  freelancerIds: readonly number[],
): Promise<Map<number, Skill[]>> {
  if (freelancerIds.length === 0) return new Map();
  const rows = await database.db
    .select({ freelancerId: freelancerSkills.freelancerId, id: categories.id, name: categories.name })
    .from(freelancerSkills)
    .innerJoin(shelfCounts, sold(store.id))
    .innerJoin(categories, eq(categories.id, freelancerSkills.subcategoryId))
    .where(inArray(freelancerSkills.freelancerId, [...freelancerIds]))
    .orderBy(asc(categories.sequence), asc(categories.id));
  const byPerson = Map.groupBy(rows, (row) => row.freelancerId);
  return new Map(
    [...byPerson].map(([person, skills]) => [
      person,
      skills.map(({ id, name }) => ({ id, name: inLanguage(name, language) })),
    ]),
  );
}
