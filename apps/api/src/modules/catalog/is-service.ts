import type { LocalText } from "@shop/kit/locale";

/** Whether what stands in a category is work and no goods: by the category's name (specification, section 3). */
export const isService = (category: LocalText): boolean => /service/i.test(category.en);
