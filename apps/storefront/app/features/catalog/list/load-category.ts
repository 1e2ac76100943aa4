import { data, redirect } from "react-router";
import { localizePath, splitPath } from "@shop/kit/locale";
import { subcategoryPath } from "@shop/contract/pages";
import type { Category, CategoryGroup } from "@shop/contract/types";
import { apiOf, siteOf } from "../../../lib/context.ts";
import { unwrapAnswer, type LoaderContext } from "../../../lib/api/unwrap-answer.ts";
import { facetsOf } from "./facet-text.ts";
import { emptyList, loadList, type Crumb, type ListChip, type LoadedList } from "./load-list.ts";
import { readListQuery } from "./list-query.ts";
import { idOf } from "../../../lib/links/id-of.ts";

export interface ListPageData {
  /** Null if the page supplies the heading, for example for a category that this store does not have. */
  title: string | null;
  crumbs: Crumb[];
  chips: ListChip[];
  /** Id of the chip for this list. */
  current?: number | undefined;
  list: LoadedList;
}

interface Visit {
  context: LoaderContext;
  url: URL;
}

export async function categoriesOf(context: LoaderContext): Promise<Category[]> {
  return unwrapAnswer(await apiOf(context)("categories.list", {})).data;
}

async function groupsOf(context: LoaderContext, id: number): Promise<CategoryGroup[]> {
  return unwrapAnswer(await apiOf(context)("categories.groups", { params: { id } })).data;
}

function chipsOf(category: Category, groups: CategoryGroup[]): ListChip[] {
  return groups.flatMap((group) =>
    group.subcategories.map(({ id, name, image }) => ({ id, name, image, to: subcategoryPath(category.id, id) })),
  );
}

/** The list of a category or one of its sub-categories; the latter shows its siblings as chips. `named` is the `cat_id` in the URL. */
async function loadCategory(
  { context, url }: Visit,
  category: Category,
  { subId, path, named }: { subId: number | null; path: string; named: number | null },
): Promise<ListPageData> {
  const groups = await groupsOf(context, category.id);
  const chips = chipsOf(category, groups);
  const sub = chips.find((chip) => chip.id === subId);
  if (subId !== null && !sub) throw data(null, { status: 404 });
  const list = await loadList(context, url, {
    path,
    base: { category: named, brands: [] },
    scope: { category_id: category.id, ...(sub && { sub_category_id: sub.id }) },
    address: sub?.to ?? category.to,
    ofServices: category.to === "/services",
  });
  return {
    title: sub?.name ?? category.name,
    crumbs: sub ? [{ name: category.name, to: category.to }] : [],
    chips,
    current: sub?.id,
    list,
  };
}

/** /phone, /camera, /smarthome, /sparepart, /services; their `cat_id` is a sub-category (specification, section 2). */
export async function loadTopCategory(
  { context, url }: Visit,
  path: "/phone" | "/camera" | "/smarthome" | "/sparepart" | "/services",
): Promise<ListPageData> {
  const category = (await categoriesOf(context)).find(({ to }) => to === path);
  if (!category)
    return {
      title: null,
      crumbs: [],
      chips: [],
      list: emptyList({ path, base: { category: null, brands: [] }, scope: {} }),
    };
  const wantedId = idOf(url.searchParams.get("cat_id"));
  const subId = wantedId === category.id ? null : wantedId;
  return loadCategory({ context, url }, category, { subId, path, named: wantedId });
}

/** /category/{cat_id}/sub/{sub_id}. */
export async function loadSubCategory(
  { context, url }: Visit,
  categoryId: string,
  subId: string,
): Promise<ListPageData> {
  const [id, sub] = [idOf(categoryId), idOf(subId)];
  const category = (await categoriesOf(context)).find((known) => known.id === id);
  if (!category || sub === null) throw data(null, { status: 404 });
  return loadCategory({ context, url }, category, { subId: sub, path: subcategoryPath(category.id, sub), named: null });
}

/** A redirect to a sub-category that was requested as a category, or the 404 page if there is none either. */
async function toSubCategory({ context, url }: Visit, id: number): Promise<Response | ReturnType<typeof data>> {
  const categories = await categoriesOf(context);
  const groups = await Promise.all(categories.map((category) => groupsOf(context, category.id)));
  const category = categories.find((_, at) =>
    groups[at]!.some(({ subcategories }) => subcategories.some((sub) => sub.id === id)),
  );
  if (!category) return data(null, { status: 404 });
  const search = new URLSearchParams(url.searchParams);
  search.delete("cat_id");
  return redirect(
    localizePath(
      `${subcategoryPath(category.id, id)}${search.size > 0 ? `?${search}` : ""}`,
      splitPath(url.pathname).locale,
    ),
  );
}

async function brandName(context: LoaderContext, id: number, list: LoadedList): Promise<string> {
  const counted = facetsOf(list.facets)?.brands.find((brand) => brand.id === id && brand.count)?.name;
  if (counted) return counted;
  const [any] = unwrapAnswer(await apiOf(context)("products.list", { query: { brand_id: id, row_per_page: 1 } })).data;
  if (!any?.brand) throw data(null, { status: 404 });
  return any.brand;
}

/** /category: lists a category, a brand, or everything, depending on `cat_id` and `brand_id`. Several brands are filters on everything. */
export async function loadCategoryPage(visit: Visit): Promise<ListPageData> {
  const { context, url } = visit;
  const path = "/category";
  const id = idOf(url.searchParams.get("cat_id"));
  if (id !== null) {
    const category = (await categoriesOf(context)).find((known) => known.id === id);
    if (!category) throw await toSubCategory(visit, id);
    return loadCategory(visit, category, { subId: null, path, named: id });
  }
  const [brand, ...others] = readListQuery(url.searchParams, siteOf(context)).brands;
  if (brand && others.length === 0) {
    // The brand is an active filter in the URL, so further brands can be added and this one removed.
    const list = await loadList(context, url, { path, base: { category: null, brands: [brand] }, scope: {} });
    return { title: await brandName(context, brand, list), crumbs: [], chips: [], list };
  }
  const [categories, list] = await Promise.all([
    categoriesOf(context),
    loadList(context, url, { path, base: { category: null, brands: [] }, scope: {} }),
  ]);
  return {
    title: null,
    crumbs: [],
    chips: categories.map(({ id, name, image, to }) => ({ id, name, image, to })),
    list,
  };
}
