import { drawPortrait } from "@shop/demo/draw/portrait";
import { products as demoProducts } from "@shop/demo/catalog";
import { freelancers as demoFreelancers } from "@shop/demo/freelancers";
import { serviceHours } from "@shop/api/modules/bookings/tables";
import { freelancers, freelancerSkills } from "@shop/api/modules/freelancers/tables";
import { categories } from "@shop/api/modules/catalog/tables";
import type { Tx } from "@shop/api/platform/database/database";
import { inArray, sql } from "drizzle-orm";
import type { Pictures } from "./pictures.ts";

type FreelancerRow = typeof freelancers.$inferInsert;

/** The rows of the people who can be booked, with their pictures drawn. */
export function freelancerRows(pictures: Pictures): Promise<FreelancerRow[]> {
  return Promise.all(
    demoFreelancers.map(async ({ skills: _, color, hours: [fromHour, toHour], rating, ...person }) => ({
      ...person,
      image: await pictures.add("freelancer", [person.name.en, color], () => drawPortrait(person.name.en, color)),
      rating: Math.round(rating * 10),
      ratingCount: person.jobs,
      fromHour,
      toHour,
    })),
  );
}

/** How many full hours the demo's services take, from their facts: part of an hour counts as one, a day as nine. */
function hoursOfServices(): { productId: number; hours: number }[] {
  return demoProducts.flatMap(({ id, subcategory, specs }) => {
    const value = subcategory.startsWith("service-") ? specs.find(({ key }) => key === "duration")?.value : undefined;
    const [, count, unit] = /^(\d+) (minute|hour|day)/.exec((typeof value === "object" ? value.en : value) ?? "") ?? [];
    if (!unit) return [];
    return [{ productId: id, hours: unit === "hour" ? Number(count) : unit === "day" ? 9 : 1 }];
  });
}

/** Inserts the people, their services and how long these take. Categories and products must exist. */
export async function seedFreelancers(tx: Tx, rows: FreelancerRow[]): Promise<void> {
  await tx.insert(freelancers).values(rows);
  const keys = [...new Set(demoFreelancers.flatMap(({ skills }) => skills))];
  const found = await tx
    .select({ id: categories.id, key: categories.key })
    .from(categories)
    .where(inArray(categories.key, keys));
  const idOf = new Map(found.map(({ id, key }) => [key, id]));
  await tx
    .insert(freelancerSkills)
    .values(
      demoFreelancers.flatMap(({ id, skills }) =>
        skills.map((key) => ({ freelancerId: id, subcategoryId: idOf.get(key)! })),
      ),
    );
  await tx.insert(serviceHours).values(hoursOfServices());
  await tx.execute(sql`select setval(pg_get_serial_sequence('freelancers', 'id'), (select max(id) from freelancers))`);
}
