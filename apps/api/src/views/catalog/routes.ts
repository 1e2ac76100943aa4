import type { Handlers } from "../../platform/handler.ts";
import { onePage, paginationOf } from "../../platform/pagination.ts";
import { refuseFields } from "../../platform/errors/refusal.ts";
import { withQuickDatabase } from "../quick-database.ts";
import { countBrands, readBrands, readCategories, readCategoryGroups } from "./categories.ts";
import { readProductDetail, readProductSummaries } from "./product-detail.ts";

const usualBrands = 100;
/** Maximum number of products in one call for comparing or recently viewed ones. */
const mostIds = 50;

export const catalogHandlers = {
  "categories.list": async (context) => {
    const categories = await readCategories(withQuickDatabase(context));
    return onePage(categories.map(({ key: _, ...category }) => category));
  },

  "categories.groups": async (context, { params }) =>
    onePage(await readCategoryGroups(withQuickDatabase(context), params.id)),

  "brands.list": async (context, { query }) => {
    const page = query.page ?? 1;
    const rows = query.row_per_page ?? usualBrands;
    const [brands, total] = await Promise.all([
      readBrands(withQuickDatabase(context), { limit: rows, offset: (page - 1) * rows, by: "name" }),
      countBrands(withQuickDatabase(context)),
    ]);
    return { data: brands, ...paginationOf(page, rows, total) };
  },

  "product.get": async (context, { params }) => ({
    data: await readProductDetail(withQuickDatabase(context), params.product_id),
  }),

  "products.byIds": async (context, { query }) => {
    const ids = query.ids.split(",").filter(Boolean);
    if (!ids.every((id) => /^[1-9]\d{0,8}$/.test(id))) refuseFields({ ids: "invalid" }, undefined, "invalid_input");
    return onePage(
      await readProductSummaries(withQuickDatabase(context), [...new Set(ids.map(Number))].slice(0, mostIds)),
    );
  },
} satisfies Partial<Handlers>;
