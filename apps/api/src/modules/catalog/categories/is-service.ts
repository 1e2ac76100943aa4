import { sql } from "drizzle-orm";
import type { LocalText } from "@shop/kit/locale";

/** Whether the products of a category are services: by the category's name (specification, section 3). */
export const isService = (category: LocalText): boolean => /service/i.test(category.en);

/** Ids of the categories of services, as a subquery with one column. */
export const serviceCategories = sql`select id from categories where level = 1 and name->>'en' ~* 'service'`;
