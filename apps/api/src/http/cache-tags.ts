import type { CallName } from "@shop/contract/paths";
import type { Change } from "../platform/changes/changes.ts";

/** Calls whose answers change with the store, its categories or its brands alone: those changes concern every page. */
const everywhere: ReadonlySet<CallName> = new Set<CallName>(["site.get", "vendor.info", "auth.session"]);
/** What shows which categories and brands a store has something of. */
const shelves: ReadonlySet<CallName> = new Set<CallName>(["categories.list", "categories.groups", "brands.list", "sitemap.parts"]);
/** What may show any product of the store. */
const anywhere: ReadonlySet<CallName> = new Set<CallName>(["home.get", "products.headerSearch", "search.suggest", "sitemap.products"]);

/** Tag of what may show any product. */
const list = "list";
/** Tag of what changes as products come, go and move, whatever else of them changes. */
const shelf = "shelf";
const content = "content";
/** Tag of what shows the number of pieces left, of whichever products. */
const pieces = "pieces";
const productTag = (id: unknown) => `product:${String(id)}`;
/** Of a product's own page, which shows more of it than the pages that it stands beside others on. */
const ownPageTag = (id: unknown) => `own-page:${String(id)}`;
/** Of a product's own page, which shows what sells best of its categories beside it. */
const beside = "beside";
const besideTag = (category: unknown) => `${beside}:${String(category)}`;
const categoryTag = (id: unknown) => `category:${String(id)}`;
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

/** What a list of products could hold: its narrowest shelf. A search, and what is of no shelf, could hold any. */
function ofShelf({ name, category_id, sub_category_id, brand_id, ...narrowed }: ListQuery): string[] {
  if (name?.trim()) return [list, shelf];
  const category = sub_category_id ?? category_id;
  if (category !== undefined) return [categoryTag(category), shelf];
  // The filters of a brand's list count other brands' products as well, by what it is narrowed by.
  const countsAll = Object.entries(narrowed).some(([key, value]) => value !== undefined && /^(price_m|in_stock|promotion|filter)/.test(key));
  if (brand_id === undefined || countsAll) return [list, shelf];
  return [...[brand_id].flat().map(brandTag), shelf];
}

/** What a call shows, known by what it asks for, even where it is refused: what is missing today may be there tomorrow. */
export function askedFor(name: CallName, input: unknown): string[] {
  if (everywhere.has(name)) return [];
  if (shelves.has(name)) return [shelf];
  if (anywhere.has(name)) return [list, shelf];
  if (name === "products.list") return ofShelf((input as { query: ListQuery }).query);
  if (name === "product.get") {
    const id = (input as { params: { product_id: unknown } }).params.product_id;
    return [productTag(id), ownPageTag(id)];
  }
  if (/^(help|news|policy|deviceChecks)\./.test(name)) return [content];
  // Those stand in lists of people who do a service that the store has; a person's own page shows the services too.
  if (name === "freelancers.list") return [content, shelf];
  if (name === "freelancers.get") return [content, list, shelf];
  // A call that nobody thought of here shows anything.
  return [list, shelf, content, pieces];
}

/** What an answer shows beyond that: the products beside a product, which others of its categories may take the place of. */
export function shownBeside(name: CallName, data: unknown): string[] {
  if (name !== "product.get") return [];
  const { related, breadcrumb } = data as { related: { id: number }[]; breadcrumb: { id: number }[] };
  return [...related.map(({ id }) => productTag(id)), beside, ...breadcrumb.map(({ id }) => besideTag(id))];
}

/**
 * What no longer shows what is, as the tags of the two functions above; undefined for everything
 * of the store. A product may come into a list that does not show it yet: all lists are meant
 * that could hold it.
 */
export function outdatedBy({ kind, ids, places, beside: besides, onlyOwnPage }: Change): string[] | undefined {
  if (onlyOwnPage && ids) return [...ids.map(ownPageTag), pieces];
  if (kind === "product" && ids) {
    const rows = besides === "all" ? [beside] : (besides ?? []).map(besideTag);
    return [...ids.map(productTag), list, ...rows, ...(places ? [...places.categories.map(categoryTag), ...places.brands.map(brandTag)] : [shelf])];
  }
  return kind === "content" ? [content] : undefined;
}
