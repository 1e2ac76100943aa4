import type { Queryable } from "../../../platform/database/database.ts";
import { categories } from "../tables.ts";

/** The position of a product in the category tree. */
export interface Place {
  category_id: number;
  group_id: number | null;
  subcategory_id: number | null;
}

interface Node {
  id: number;
  parentId: number | null;
  level: number;
}

interface Places {
  byKey: Map<string, Node>;
  byId: Map<number, Node>;
}

/** The whole category tree: a few hundred entries at most. */
export async function readPlaces(db: Queryable): Promise<Places> {
  const rows = await db
    .select({ id: categories.id, parentId: categories.parentId, level: categories.level, key: categories.key })
    .from(categories);
  return { byKey: new Map(rows.map((row) => [row.key, row])), byId: new Map(rows.map((row) => [row.id, row])) };
}

/** The position of a category key of any level; undefined for an unknown key. */
export function placeOf({ byKey, byId }: Places, key: string): Place | undefined {
  const node = byKey.get(key);
  if (!node) return undefined;
  const line: Node[] = [];
  for (let at: Node | undefined = node; at; at = at.parentId === null ? undefined : byId.get(at.parentId))
    line.push(at);
  const idAt = (level: number) => line.find((each) => each.level === level)?.id ?? null;
  return { category_id: idAt(1)!, group_id: idAt(2), subcategory_id: idAt(3) };
}
