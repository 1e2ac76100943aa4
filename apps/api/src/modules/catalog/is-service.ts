import { sql } from "drizzle-orm";
import type { LocalText } from "@shop/kit/locale";

/** Whether what stands in a category is work and no goods: by the category's name (specification, section 3). */
export const isService = (category: LocalText): boolean => /service/i.test(category.en);

/** Ids of the categories of which that is so, as a query of one column. */
export const serviceCategories = sql`select id from categories where level = 1 and name->>'en' ~* 'service'`;
