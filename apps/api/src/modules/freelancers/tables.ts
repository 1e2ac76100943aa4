import { date, integer, jsonb, pgTable, primaryKey, smallint, text } from "drizzle-orm/pg-core";
import type { Language, LocalText } from "@shop/kit/locale";
import { minorUnits } from "../../platform/database/columns.ts";

export const freelancers = pgTable("freelancers", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  name: jsonb().$type<LocalText>().notNull(),
  about: jsonb().$type<LocalText>().notNull(),
  image: text(),
  languages: text().array().$type<Language[]>().notNull(),
  /** Codes of the provinces they come to, as in places. */
  provinces: text().array().notNull(),
  /** US cents of an hour, parts apart. */
  hourlyPrice: minorUnits("hourly_price").notNull(),
  /** Of 5, in tenths; null before the first review. */
  rating: smallint(),
  /** How many stars make it up. */
  ratingCount: integer("rating_count").notNull().default(0),
  /** Their sum, in tenths. */
  starTenths: integer("star_tenths").notNull().default(0),
  jobs: integer().notNull().default(0),
  sinceYear: smallint("since_year").notNull(),
  /** 1 for Monday to 7 for Sunday. */
  weekdays: smallint().array().notNull(),
  fromHour: smallint("from_hour").notNull(),
  toHour: smallint("to_hour").notNull(),
});

/** What they do: sub-categories of services. */
export const freelancerSkills = pgTable(
  "freelancer_skills",
  { freelancerId: integer("freelancer_id").notNull(), subcategoryId: integer("subcategory_id").notNull() },
  (table) => [primaryKey({ columns: [table.freelancerId, table.subcategoryId] })],
);

/** Days in Cambodia, as 2026-11-21, on which somebody does not work although it is their weekday. */
export const freelancerDaysOff = pgTable(
  "freelancer_days_off",
  { freelancerId: integer("freelancer_id").notNull(), day: date().notNull() },
  (table) => [primaryKey({ columns: [table.freelancerId, table.day] })],
);
