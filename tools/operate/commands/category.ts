import { saveCategoryTree } from "@shop/api/flows/catalog/save-categories";
import { setCompanion } from "@shop/api/modules/catalog/public";
import { StaffError } from "@shop/api/platform/errors/staff-error";
import { listCategories } from "@shop/api/views/staff/list-categories";
import { categoryFile, categoriesOf } from "../input/category-file.ts";
import type { Command } from "../command.ts";
import { readJson } from "../input/content-files.ts";
import { sayHiddenPictures } from "../output/say-hidden-pictures.ts";
import { sayJson } from "../output/say-json.ts";

/** Texts and pictures of categories, for every store. */
export const categoryCommands: Command[] = [
  {
    usage: "category show [KEY]",
    summary: "print all categories, or one with everything below it, as JSON to edit and save",
    async run({ services, say }, { positional: [key] }) {
      const all = await listCategories(services.database.db);
      const shown = key === undefined ? all : all.filter((category) => category.key === key);
      if (key !== undefined && shown.length === 0)
        throw new StaffError(
          `There is no category ${key}; there are ${all.map((category) => category.key).join(", ")}`,
        );
      sayJson({ say }, shown);
    },
  },
  {
    usage: "category save FILE",
    summary: "add or change categories with their groups and sub-categories",
    details: () => [
      "FILE: JSON as `category show` prints it, a list of: key, name (en, km, zh), image (a path below the media directory, or an https address), sequence, companion, groups",
      "groups have key, name and subcategories; subcategories have the same fields as categories",
      "An existing key is changed, a new one is added, and nothing is removed; see docs/importing.md",
    ],
    async run({ services, actor, say }, { positional: [file] }) {
      const entries = categoriesOf(await readJson(file!, categoryFile));
      const { added, changed } = await saveCategoryTree(services.database, entries, actor);
      say(`${entries.length} categories, groups and sub-categories: ${added} added, ${changed} changed`);
      sayHiddenPictures(
        { services, say },
        entries.map(({ image }) => image),
      );
    },
  },
  {
    usage: "category companion KEY ON",
    summary: "mark the products of a category as companions of others: on or off",
    details: () => [
      "Searches show companions (cases, chargers, spare parts) after the products that they go with, unless the companion is searched for.",
    ],
    async run({ services, actor, say }, { positional: [key, on] }) {
      if (on !== "on" && on !== "off") throw new StaffError(`"${on}" must be on or off`);
      await services.database.transaction((tx) => setCompanion(tx, { key: key!, companion: on === "on", actor }));
      say(on === "on" ? `${key}: companions of other products` : `${key}: no companions`);
    },
  },
];
