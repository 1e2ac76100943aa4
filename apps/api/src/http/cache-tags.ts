import type { CallName } from "@shop/contract/paths";
import type { Change } from "../platform/changes/changes.ts";

/*
 * Invalidation of cached pages by tags. While a page is rendered, each call adds tags that say what data its answer
 * depends on (`tagsOfCall`, `tagsOfAnswer`). A change of the data names the tags of the pages that are outdated by it
 * (`outdatedTags`). All tags are within one store.
 */

/** Calls whose answers need no tag: only changes of the store, its categories or its brands touch them, and those outdate every page. */
const untagged: ReadonlySet<CallName> = new Set<CallName>(["site.get", "vendor.info", "auth.session"]);
/** Calls that show in which categories and brands the store has products. */
const showingAssortment: ReadonlySet<CallName> = new Set<CallName>([
  "categories.list",
  "categories.groups",
  "brands.list",
  "sitemap.parts",
]);
/** Calls that may show any product of the store. */
const anywhere: ReadonlySet<CallName> = new Set<CallName>([
  "home.get",
  "products.headerSearch",
  "search.suggest",
  "sitemap.products",
]);

/** Of pages that may show any product: outdated by every change of a product but those of the pieces left. */
const list = "list";
/** Of pages that depend on which products there are: outdated when products come, go or move to another category or brand. */
const assortment = "assortment";
/** Of pages with editorial texts, such as help, news and policies. */
const content = "content";
/** Of pages that show how many pieces are left, of products that are not known. */
const pieces = "pieces";
/** Of pages that show a product. */
const productTag = (id: unknown) => `product:${String(id)}`;
/** The tag of a product's own page, the only one that shows how few pieces are left. */
const ownPageTag = (id: unknown) => `own-page:${String(id)}`;
/** Of a product's page, which also shows related products: the best-selling ones of its categories, of which any may be another one after a change. */
const related = "related";
const relatedTag = (category: unknown) => `${related}:${String(category)}`;
/** Of lists of a category. */
const categoryTag = (id: unknown) => `category:${String(id)}`;
/** Of lists of a brand. */
const brandTag = (id: unknown) => `brand:${String(id)}`;

interface ListQuery {
  name?: string;
  category_id?: number;
  sub_category_id?: number;
  brand_id?: number | number[];
  price_min?: number;
  price_max?: number;
  in_stock?: boolean;
  promotion?: boolean;
  filter?: unknown;
}

/** The tags of a list of products: of its sub-category, category or brand. A search, and a list of none of these, may show any product. */
function tagsOfList({ name, category_id, sub_category_id, brand_id, ...narrowed }: ListQuery): string[] {
  if (name?.trim()) return [list, assortment];
  const category = sub_category_id ?? category_id;
  if (category !== undefined) return [categoryTag(category), assortment];
  // When a brand's list is narrowed, the counts beside its filters include products of other brands.
  const countsAll = Object.entries(narrowed).some(
    ([key, value]) => value !== undefined && /^(price_m|in_stock|promotion|filter)/.test(key),
  );
  if (brand_id === undefined || countsAll) return [list, assortment];
  return [...[brand_id].flat().map(brandTag), assortment];
}

/** The tags of a call, known by its input. They hold for a refused call too: what is not there today may be there tomorrow. */
export function tagsOfCall(name: CallName, input: unknown): string[] {
  if (untagged.has(name)) return [];
  if (showingAssortment.has(name)) return [assortment];
  if (anywhere.has(name)) return [list, assortment];
  if (name === "products.list") return tagsOfList((input as { query: ListQuery }).query);
  if (name === "product.get") {
    const id = (input as { params: { product_id: unknown } }).params.product_id;
    return [productTag(id), ownPageTag(id)];
  }
  if (/^(help|news|policy|deviceChecks)\./.test(name)) return [content];
  // The list names the services that the store has; a freelancer's own page shows those services.
  if (name === "freelancers.list") return [content, assortment];
  if (name === "freelancers.get") return [content, list, assortment];
  // A call that is not named here may show anything.
  return [list, assortment, content, pieces];
}

/** Tags that are known by the answer alone: those of the related products on a product's page. */
export function tagsOfAnswer(name: CallName, data: unknown): string[] {
  if (name !== "product.get") return [];
  const product = data as { related: { id: number }[]; breadcrumb: { id: number }[] };
  return [
    ...product.related.map(({ id }) => productTag(id)),
    related,
    ...product.breadcrumb.map(({ id }) => relatedTag(id)),
  ];
}

/**
 * The tags of the pages that a change outdates; undefined for all pages of the store. These are the pages that show
 * what changed, and the lists that may show it now.
 */
export function outdatedTags({ kind, ids, places, beside, onlyOwnPage }: Change): string[] | undefined {
  if (onlyOwnPage && ids) return [...ids.map(ownPageTag), pieces];
  if (kind === "product" && ids) {
    const relatedTags = beside === "all" ? [related] : (beside ?? []).map(relatedTag);
    return [
      ...ids.map(productTag),
      list,
      ...relatedTags,
      ...(places ? [...places.categories.map(categoryTag), ...places.brands.map(brandTag)] : [assortment]),
    ];
  }
  return kind === "content" ? [content] : undefined;
}
