import type { LocalText } from "@shop/kit/locale";

/** Whether the products of a category are services: by the category's name (specification, section 3). */
export const isService = (category: LocalText): boolean => /service/i.test(category.en);

/** Ids of the categories of services: the text of a subquery with one column. */
export const serviceCategories = "select id from categories where level = 1 and name->>'en' ~* 'service'";
