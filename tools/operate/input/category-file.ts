import * as z from "zod";
import type { CategoryInput } from "@shop/api/modules/catalog/public";
import { pictureAddress, threeLanguages } from "./content-files.ts";

const shown = {
  key: z
    .string()
    .regex(
      /^[a-z][a-z0-9/-]{0,79}$/,
      "is not a key such as smartphone or phone/cases: small letters, digits, dashes and slashes",
    ),
  name: threeLanguages,
  sequence: z.number().int().min(0).max(1_000_000).optional(),
  companion: z.boolean().optional(),
};
const pictured = { ...shown, image: pictureAddress.nullable().optional() };
const most = 500;

/** Categories with their groups, and these with their sub-categories. */
export const categoryFile = z
  .array(
    z.strictObject({
      ...pictured,
      groups: z
        .array(z.strictObject({ ...shown, subcategories: z.array(z.strictObject(pictured)).max(most).default([]) }))
        .max(most)
        .default([]),
    }),
  )
  .min(1)
  .max(most);

/** All entries of a file, parents before their children. */
export function categoriesOf(file: z.output<typeof categoryFile>): CategoryInput[] {
  return file.flatMap(({ groups, ...category }) => [
    { ...category, parent: null },
    ...groups.flatMap(({ subcategories, ...group }) => [
      { ...group, parent: category.key },
      ...subcategories.map((subcategory) => ({ ...subcategory, parent: group.key })),
    ]),
  ]);
}
