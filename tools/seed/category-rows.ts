import { drawCategory } from "@shop/demo/draw";
import type { DemoCategory } from "@shop/demo/types";
import type { categories } from "@shop/api/modules/catalog/tables";
import type { Pictures } from "./pictures.ts";

type CategoryRow = typeof categories.$inferInsert;

/** The rows of a category with its groups and sub-categories, parents first. */
export async function categoryRows(category: DemoCategory, pictures: Pictures): Promise<CategoryRow[]> {
  const draw = (kind: string) => pictures.add("category", kind, () => drawCategory(kind));
  const groups = category.groups.map((group, sequence): CategoryRow => ({
    id: group.id,
    parentId: category.id,
    level: 2,
    key: `${category.key}/${group.key}`,
    name: group.name,
    sequence,
  }));
  const subcategories = await Promise.all(
    category.groups.flatMap((group) =>
      group.subcategories.map(async (subcategory, sequence): Promise<CategoryRow> => ({
        id: subcategory.id,
        parentId: group.id,
        level: 3,
        key: subcategory.key,
        name: subcategory.name,
        image: await draw(subcategory.drawing),
        sequence,
      })),
    ),
  );
  const { id, key, name, sequence, companion } = category;
  return [
    { id, level: 1, key, name, sequence, companion, image: await draw(category.drawing) },
    ...groups,
    ...subcategories,
  ];
}
