import { and, arrayContains, asc, desc, sql } from "drizzle-orm";
import { languages } from "@shop/kit/locale";
import type { CallOutput, FreelancerChoices } from "@shop/contract/types";
import type { Context } from "../../platform/context.ts";
import type { Input } from "../../platform/handler.ts";
import { paginationOf } from "../../platform/pagination.ts";
import { nameProvinces } from "../../modules/customers/public.ts";
import { freelancers } from "../../modules/freelancers/tables.ts";
import { freelancerCard } from "./freelancer-card.ts";
import { isShown, readSkills } from "./shown-skills.ts";

const rows = 24;
/** Maximum number of freelancers that the filter options are collected from. */
const mostPeople = 1000;

/** People who do kinds of service that the store sells, the best rated first, with what the list can be narrowed by. */
export async function listFreelancers(
  context: Context,
  { skill, province, language, page = 1 }: Input<"freelancers.list">["query"],
): Promise<CallOutput<"freelancers.list">> {
  const { db } = context.database;
  const found = and(
    isShown(context, skill),
    province === undefined ? undefined : arrayContains(freelancers.provinces, [province]),
    language === undefined ? undefined : arrayContains(freelancers.languages, [language]),
  );
  const [total, people, choices] = await Promise.all([
    db.$count(freelancers, found),
    db
      .select()
      .from(freelancers)
      .where(found)
      .orderBy(sql`${freelancers.rating} desc nulls last`, desc(freelancers.jobs), asc(freelancers.id))
      .limit(rows)
      .offset((page - 1) * rows),
    readChoices(context),
  ]);
  const skills = await readSkills(
    context,
    people.map(({ id }) => id),
  );
  return {
    data: people.map((person) => freelancerCard(context, person, skills.get(person.id) ?? [])),
    ...paginationOf(page, rows, total),
    choices,
  };
}

async function readChoices(context: Context): Promise<FreelancerChoices> {
  const people = await context.database.db
    .select({ id: freelancers.id, provinces: freelancers.provinces, languages: freelancers.languages })
    .from(freelancers)
    .where(isShown(context))
    .orderBy(asc(freelancers.id))
    .limit(mostPeople);
  const skills = await readSkills(
    context,
    people.map(({ id }) => id),
  );
  const provinces = await nameProvinces(context.database.db, context.language, [
    ...new Set(people.flatMap((person) => person.provinces)),
  ]);
  const byId = new Map([...skills.values()].flat().map((skill) => [skill.id, skill]));
  return {
    skills: [...byId.values()].sort((a, b) => a.id - b.id),
    provinces: [...provinces.keys()],
    languages: languages.filter((language) => people.some((person) => person.languages.includes(language))),
  };
}
