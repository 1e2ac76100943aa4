import { and, asc, desc, eq, inArray } from "drizzle-orm";
import type { Freelancer } from "@shop/contract/types";
import { inLanguage } from "@shop/kit/locale";
import type { Context } from "../../platform/context.ts";
import { refuse } from "../../platform/errors/refusal.ts";
import { listings } from "../../modules/catalog/tables.ts";
import { freelancers } from "../../modules/freelancers/tables.ts";
import { readProductCards } from "../catalog/product-card.ts";
import { freelancerCard } from "./freelancer-card.ts";
import { isShown, readSkills, type Skill } from "./shown-skills.ts";

const mostServices = 24;

/** A person with the services of their kinds that the store sells; `not_found` where the store does not show them. */
export async function showFreelancer(context: Context, id: number): Promise<Freelancer> {
  const [row] = await context.database.db
    .select()
    .from(freelancers)
    .where(and(eq(freelancers.id, id), isShown(context)));
  if (!row) refuse("not_found");
  const skills = (await readSkills(context, [id])).get(id) ?? [];
  return {
    ...freelancerCard(context, row, skills),
    about: inLanguage(row.about, context.language),
    since_year: row.sinceYear,
    weekdays: row.weekdays,
    hours: { from: row.fromHour, to: row.toHour },
    services: await readProductCards(context, await servicesOf(context, skills)),
  };
}

async function servicesOf({ database, store }: Context, skills: readonly Skill[]): Promise<number[]> {
  if (skills.length === 0) return [];
  const rows = await database.db
    .select({ id: listings.productId })
    .from(listings)
    .where(
      and(
        eq(listings.storeId, store.id),
        inArray(
          listings.subcategoryId,
          skills.map((skill) => skill.id),
        ),
      ),
    )
    .orderBy(desc(listings.popularity), asc(listings.productId))
    .limit(mostServices);
  return rows.map((row) => row.id);
}
