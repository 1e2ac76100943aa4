import type { CallName } from "@shop/contract/paths";
import type { Change } from "../platform/changes.ts";

/** Calls whose answers change with the store, its categories or its brands alone: those changes concern every page. */
const everywhere: ReadonlySet<CallName> = new Set<CallName>(["site.get", "vendor.info", "auth.session"]);
const lists: ReadonlySet<CallName> = new Set<CallName>([
  "home.get",
  "products.list",
  "products.headerSearch",
  "search.suggest",
  "categories.list",
  "categories.groups",
  "brands.list",
  "sitemap.parts",
  "sitemap.products",
]);

const list = "list";
const content = "content";
const productTag = (id: unknown) => `product:${String(id)}`;

/** What a call shows, known by what it asks for, even where it is refused: what is missing today may be there tomorrow. */
export function askedFor(name: CallName, input: unknown): string[] {
  if (everywhere.has(name)) return [];
  if (lists.has(name)) return [list];
  if (name === "product.get") return [productTag((input as { params: { product_id: unknown } }).params.product_id)];
  if (/^(help|news|policy)\./.test(name)) return [content];
  // A call that nobody thought of here shows anything.
  return [list, content];
}

/** What an answer shows beyond that: the products beside a product. */
export function shownBeside(name: CallName, data: unknown): string[] {
  return name === "product.get" ? (data as { related: { id: number }[] }).related.map(({ id }) => productTag(id)) : [];
}

/**
 * What no longer shows what is, as the tags of the two functions above; undefined for everything
 * of the store. A product may come into a list that does not show it yet, so all lists are meant.
 */
export function outdatedBy({ kind, ids }: Change): string[] | undefined {
  if (kind === "product" && ids) return [...ids.map(productTag), list];
  return kind === "content" ? [content] : undefined;
}
