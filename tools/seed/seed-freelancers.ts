import { drawPortrait } from "@shop/demo/draw/portrait";
import { freelancers as demoFreelancers } from "@shop/demo/freelancers";
import { freelancers, freelancerSkills } from "@shop/api/modules/freelancers/tables";
import { categories } from "@shop/api/modules/catalog/tables";
import type { Tx } from "@shop/api/platform/database";
import { inArray, sql } from "drizzle-orm";
import type { Pictures } from "./pictures.ts";

type FreelancerRow = typeof freelancers.$inferInsert;

/** People who can be booked as rows, their pictures drawn. */
export function freelancerRows(pictures: Pictures): FreelancerRow[] {
  return demoFreelancers.map(({ skills: _, color, hours: [fromHour, toHour], rating, ...person }) => ({
    ...person,
    image: pictures.add("freelancer", [person.name.en, color], () => drawPortrait(person.name.en, color)),
    rating: Math.round(rating * 10),
    ratingCount: person.jobs,
    fromHour,
    toHour,
  }));
}

/** Inserts the people and what they do; categories must be there. */
export async function seedFreelancers(tx: Tx, rows: FreelancerRow[]): Promise<void> {
  await tx.insert(freelancers).values(rows);
  const keys = [...new Set(demoFreelancers.flatMap(({ skills }) => skills))];
  const found = await tx.select({ id: categories.id, key: categories.key }).from(categories).where(inArray(categories.key, keys));
  const idOf = new Map(found.map(({ id, key }) => [key, id]));
  await tx.insert(freelancerSkills).values(
    demoFreelancers.flatMap(({ id, skills }) => skills.map((key) => ({ freelancerId: id, subcategoryId: idOf.get(key)! }))),
  );
  await tx.execute(sql`select setval(pg_get_serial_sequence('freelancers', 'id'), (select max(id) from freelancers))`);
}
