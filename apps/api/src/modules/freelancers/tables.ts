import { date, integer, jsonb, pgTable, primaryKey, smallint, text } from "drizzle-orm/pg-core";
import type { Language, LocalText } from "@shop/kit/locale";
import { minorUnits } from "../../platform/database/columns.ts";

export const freelancers = pgTable("freelancers", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  name: jsonb().$type<LocalText>().notNull(),
  about: jsonb().$type<LocalText>().notNull(),
  image: text(),
  languages: text().array().$type<Language[]>().notNull(),
  /** Codes of the provinces they serve. */
  provinces: text().array().notNull(),
  /** US cents per hour, without parts. */
  hourlyPrice: minorUnits("hourly_price").notNull(),
  /** Average stars of 5, in tenths; null before the first review. */
  rating: smallint(),
  /** Number of ratings. */
  ratingCount: integer("rating_count").notNull().default(0),
  /** Sum of the ratings, in tenths. */
  starTenths: integer("star_tenths").notNull().default(0),
  jobs: integer().notNull().default(0),
  sinceYear: smallint("since_year").notNull(),
  /** 1 for Monday to 7 for Sunday. */
  weekdays: smallint().array().notNull(),
  fromHour: smallint("from_hour").notNull(),
  toHour: smallint("to_hour").notNull(),
});

/** What freelancers do: sub-categories of services. */
export const freelancerSkills = pgTable(
  "freelancer_skills",
  { freelancerId: integer("freelancer_id").notNull(), subcategoryId: integer("subcategory_id").notNull() },
  (table) => [primaryKey({ columns: [table.freelancerId, table.subcategoryId] })],
);

/** Days off, as 2026-11-21 in Cambodia. */
export const freelancerDaysOff = pgTable(
  "freelancer_days_off",
  { freelancerId: integer("freelancer_id").notNull(), day: date().notNull() },
  (table) => [primaryKey({ columns: [table.freelancerId, table.day] })],
);
