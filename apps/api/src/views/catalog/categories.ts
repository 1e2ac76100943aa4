import { and, asc, desc, eq, gt, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Brand, Category, CategoryGroup } from "@shop/contract/types";
import { inLanguage } from "@shop/kit/locale";
import type { Context } from "../../platform/context.ts";
import { imageAddress } from "../../platform/pictures/image-address.ts";
import { refuse } from "../../platform/errors/refusal.ts";
import { serviceCategories } from "../../modules/catalog/public.ts";
import { brands, categories, listings, shelfCounts } from "../../modules/catalog/tables.ts";
import { categoryPath } from "./category-path.ts";

type ShelfKind = "category" | "subcategory" | "brand";

/** Shelves of the store with something on them. */
const filled = ({ store }: Pick<Context, "store">, kind: ShelfKind) =>
  and(eq(shelfCounts.storeId, store.id), eq(shelfCounts.kind, kind), gt(shelfCounts.total, 0));

/** Categories that the store has something of, ascending by sequence (specification, section 3). */
export async function readCategories(context: Context): Promise<(Category & { key: string })[]> {
  const rows = await context.database.db
    .select({
      id: categories.id,
      key: categories.key,
      name: categories.name,
      image: categories.image,
      sequence: categories.sequence,
    })
    .from(shelfCounts)
    .innerJoin(categories, eq(categories.id, shelfCounts.shelfId))
    .where(filled(context, "category"))
    .orderBy(asc(categories.sequence), asc(categories.id));
  return rows.map((row) => ({
    ...row,
    name: inLanguage(row.name, context.language),
    image: imageAddress(row.image, context.env),
    to: categoryPath(row),
  }));
}

/** Groups of a category with those of their sub-categories that the store has something of. */
export async function readCategoryGroups(context: Context, categoryId: number): Promise<CategoryGroup[]> {
  const { database, language, env } = context;
  const [category] = await database.db
    .select({ level: categories.level })
    .from(categories)
    .where(eq(categories.id, categoryId));
  if (category?.level !== 1) refuse("not_found");
  const groups = alias(categories, "groups");
  const rows = await database.db
    .select({
      group: { id: groups.id, name: groups.name },
      id: categories.id,
      name: categories.name,
      image: categories.image,
    })
    .from(groups)
    .innerJoin(categories, eq(categories.parentId, groups.id))
    .innerJoin(shelfCounts, eq(shelfCounts.shelfId, categories.id))
    .where(and(eq(groups.parentId, categoryId), filled(context, "subcategory")))
    .orderBy(asc(groups.sequence), asc(groups.id), asc(categories.sequence), asc(categories.id));
  const found = new Map<number, CategoryGroup>();
  for (const { group, id, name, image } of rows) {
    const entry = found.get(group.id) ?? { id: group.id, name: inLanguage(group.name, language), subcategories: [] };
    entry.subcategories.push({ id, name: inLanguage(name, language), image: imageAddress(image, env) });
    found.set(group.id, entry);
  }
  return [...found.values()];
}

interface BrandPage {
  limit: number;
  offset: number;
  /** `name`, or those with most products first. */
  by: "name" | "size";
}

/** Brands with goods in the store: who only does work is no brand. Looked up for each brand, which its own index answers. */
const sellsGoods = (context: Pick<Context, "store">) =>
  and(
    filled(context, "brand"),
    sql`exists (select from ${listings} where ${listings.storeId} = ${context.store.id} and ${listings.brandId} = ${shelfCounts.shelfId} and ${listings.categoryId} not in (${sql.raw(serviceCategories)}) offset 0)`,
  );

/** Brands with at least one product in the store (specification, section 3). */
export async function readBrands(context: Context, { limit, offset, by }: BrandPage): Promise<Brand[]> {
  const rows = await context.database.db
    .select({ id: brands.id, name: brands.name, image: brands.image })
    .from(shelfCounts)
    .innerJoin(brands, eq(brands.id, shelfCounts.shelfId))
    .where(sellsGoods(context))
    .orderBy(...(by === "size" ? [desc(shelfCounts.total)] : []), sql`lower(${brands.name})`, asc(brands.id))
    .limit(limit)
    .offset(offset);
  return rows.map((row) => ({ ...row, image: imageAddress(row.image, context.env) }));
}

export async function countBrands(context: Context): Promise<number> {
  return context.database.db.$count(shelfCounts, sellsGoods(context));
}
