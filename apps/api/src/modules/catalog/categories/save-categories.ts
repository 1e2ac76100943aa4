import { isDeepStrictEqual } from "node:util";
import { eq, or, sql } from "drizzle-orm";
import type { LocalText } from "@shop/kit/locale";
import type { Tx } from "../../../platform/database/database.ts";
import { StaffError } from "../../../platform/errors/staff-error.ts";
import { categories, products } from "../tables.ts";

/** A category, group or sub-category as staff enter it, identified by its key; absent fields stay unchanged. */
export interface CategoryInput {
  key: string;
  /** Key of the parent; null for a top-level category. */
  parent: string | null;
  name: LocalText;
  image?: string | null | undefined;
  /** Position among its siblings; a new one without comes last. */
  sequence?: number | undefined;
  companion?: boolean | undefined;
}

export type CategoryRow = typeof categories.$inferSelect;

/** A category before and after it was written; a new one has no `before`. */
interface SavedCategory {
  before: CategoryRow | undefined;
  after: CategoryRow;
}

/** Ids up to this one are reserved for the demo, and for the category of goods that fit no other. */
const lastGivenId = 9999;
const levelNames = ["", "category", "group", "sub-category"];

/**
 * Adds or updates categories; parents must come before their children. Others stay as they are.
 * Unchanged ones are not written, so a second run changes nothing. Throws a {@link StaffError} if a
 * key would change its level, or would get another parent while there are products in it.
 */
export async function saveCategories(tx: Tx, entries: readonly CategoryInput[]): Promise<SavedCategory[]> {
  // New ids and positions continue the existing ones, so other saves wait until this transaction ends.
  await tx.execute(sql`lock table ${categories} in share row exclusive mode`);
  const rows = new Map((await tx.select().from(categories)).map((row) => [row.key, row]));
  const seen = new Set<string>();
  const saved: SavedCategory[] = [];
  for (const input of entries) {
    if (seen.has(input.key)) throw new StaffError(`The file has ${input.key} twice`);
    seen.add(input.key);
    const before = rows.get(input.key);
    const after = rowOf(input, before, rows);
    if (isDeepStrictEqual(before, after)) continue;
    if (before && before.parentId !== after.parentId && (await holdsProducts(tx, before.id)))
      throw new StaffError(`${input.key} has products, so it cannot be moved: import them into another category first`);
    if (before) await tx.update(categories).set(after).where(eq(categories.id, before.id));
    else await tx.insert(categories).values(after);
    rows.set(input.key, after);
    saved.push({ before, after });
  }
  return saved;
}

function rowOf(
  { key, parent, name, image, sequence, companion }: CategoryInput,
  before: CategoryRow | undefined,
  rows: ReadonlyMap<string, CategoryRow>,
): CategoryRow {
  const above = parent === null ? undefined : rows.get(parent)!;
  const level = (above?.level ?? 0) + 1;
  const parentId = above?.id ?? null;
  if (before && before.level !== level)
    throw new StaffError(`${key} is a ${levelNames[before.level]} and cannot become a ${levelNames[level]}`);
  return {
    id: before?.id ?? Math.max(lastGivenId, ...[...rows.values()].map(({ id }) => id)) + 1,
    parentId,
    level,
    key,
    name,
    image: image === undefined ? (before?.image ?? null) : image,
    sequence: sequence ?? before?.sequence ?? lastPlace(parentId, rows) + 1,
    companion: companion ?? before?.companion ?? false,
  };
}

const lastPlace = (parentId: number | null, rows: ReadonlyMap<string, CategoryRow>): number =>
  Math.max(0, ...[...rows.values()].filter((row) => row.parentId === parentId).map(({ sequence }) => sequence));

async function holdsProducts(tx: Tx, id: number): Promise<boolean> {
  const [found] = await tx
    .select({ id: products.id })
    .from(products)
    .where(or(eq(products.categoryId, id), eq(products.groupId, id), eq(products.subcategoryId, id)))
    .limit(1);
  return found !== undefined;
}
