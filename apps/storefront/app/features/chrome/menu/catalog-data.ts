import { mostBrands } from "@shop/contract/limits";
import type { Brand, Category, CategoryGroup } from "@shop/contract/types";
import { browserApi } from "../../../lib/browser/browser-api.ts";

/** Caches an answer for the lifetime of the document; a failure is not cached, so that it can be retried. */
function once<Value>(ask: () => Promise<Value | null>): () => Promise<Value | null> {
  let answer: Promise<Value | null> | undefined;
  return () => {
    answer ??= ask().then((value) => {
      if (value === null) answer = undefined;
      return value;
    });
    return answer;
  };
}

/** The store's categories in their order; null on failure. */
export const loadCategories = once<Category[]>(async () => {
  const result = await browserApi("categories.list", {});
  return result.ok ? result.answer.data : null;
});

const groups = new Map<number, () => Promise<CategoryGroup[] | null>>();

/** Groups of sub-categories of a category. */
export function loadGroups(id: number): Promise<CategoryGroup[] | null> {
  let load = groups.get(id);
  if (!load) {
    load = once(async () => {
      const result = await browserApi("categories.groups", { params: { id } });
      return result.ok ? result.answer.data : null;
    });
    groups.set(id, load);
  }
  return load();
}

/** All brands with a product in the store. */
export const loadBrands = once<Brand[]>(async () => {
  const result = await browserApi("brands.list", { query: { row_per_page: mostBrands } });
  return result.ok ? result.answer.data : null;
});
