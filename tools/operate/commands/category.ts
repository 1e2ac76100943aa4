import { setCompanion } from "@shop/api/modules/catalog/public";
import { StaffError } from "@shop/api/platform/staff-error";
import type { Command } from "../command.ts";

/** What is said of categories, for every store. */
export const categoryCommands: Command[] = [
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
