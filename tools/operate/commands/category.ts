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
    summary: "the categories as JSON, or one with all below it, to be changed and saved again",
    async run({ services, say }, { positional: [key] }) {
      const all = await listCategories(services.database.db);
      const shown = key === undefined ? all : all.filter((category) => category.key === key);
      if (key !== undefined && shown.length === 0) throw new StaffError(`There is no category ${key}: ${all.map((category) => category.key).join(", ")}`);
      sayJson({ say }, shown);
    },
  },
  {
    usage: "category save FILE",
    summary: "adds categories with their groups and sub-categories, or writes them anew",
    details: () => [
      "FILE is JSON as `category show` prints it, a list of: key, name (en, km, zh), image (a path below the media directory, or an https address), sequence, companion, groups",
      "groups have key, name and subcategories, these what categories have",
      "what has a key that is there is written anew, what is left out stays; docs/importing.md has more",
    ],
    async run({ services, actor, say }, { positional: [file] }) {
      const entries = categoriesOf(await readJson(file!, categoryFile));
      const { added, changed } = await saveCategoryTree(services.database, entries, actor);
      say(`${entries.length} categories, groups and sub-categories: ${added} added, ${changed} changed`);
      sayHiddenPictures({ services, say }, entries.map(({ image }) => image));
    },
  },
  {
    usage: "category companion KEY ON",
    summary: "says whether the goods of a category go with others: on or off",
    details: () => ["Searches show what goes with others (cases, chargers, spare parts) after what it goes with, unless its kind is named."],
    async run({ services, actor, say }, { positional: [key, on] }) {
      if (on !== "on" && on !== "off") throw new StaffError("It is on or off");
      await services.database.transaction((tx) => setCompanion(tx, { key: key!, companion: on === "on", actor }));
      say(on === "on" ? `${key} goes with other goods` : `${key} stands for itself`);
    },
  },
];
