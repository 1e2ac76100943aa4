import type { Handlers } from "../../platform/handler.ts";
import { listAdmitted, listProducts } from "./list-products.ts";

export const listHandlers = {
  "products.list": (context, { query }) => listProducts(context, query),

  // The header search needs two characters, not the three that suggestions need (specification, section 5: "another reading").
  "products.headerSearch": (context, { params: { name, page, row_per_page }, query }) =>
    [...name.trim()].length > 1
      ? listAdmitted(context, { ...query, name, page, row_per_page })
      : Promise.resolve({ data: [], page, last_page: 1, total: 0 }),
} satisfies Partial<Handlers>;
