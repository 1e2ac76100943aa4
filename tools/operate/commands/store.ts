import { changeStore } from "@shop/api/flows/stores/change-store";
import { addStore, storeFields } from "@shop/api/modules/stores/public";
import { storeHosts, stores } from "@shop/api/modules/stores/tables";
import { StaffError } from "@shop/api/platform/errors/staff-error";
import { asc } from "drizzle-orm";
import type { Command } from "../command.ts";
import { readWholeStore } from "../input/read-arguments.ts";
import { sayHiddenPictures } from "../output/say-hidden-pictures.ts";
import { sayJson } from "../output/say-json.ts";
import { storeFieldLines } from "../output/store-field-lines.ts";
import { waysWithheld } from "../output/ways-not-offered.ts";

/** Shows stores and changes them. */
export const storeCommands: Command[] = [
  {
    usage: "store list",
    summary: "list all stores with their host names",
    async run({ services, say }) {
      const { db } = services.database;
      const rows = await db
        .select({ id: stores.id, code: stores.code, name: stores.name })
        .from(stores)
        .orderBy(asc(stores.code));
      if (rows.length === 0) say("no stores");
      const hosts = await db.select().from(storeHosts).orderBy(asc(storeHosts.host));
      for (const { id, code, name } of rows) {
        say(
          [
            code.padEnd(6),
            name.padEnd(30),
            ...hosts.filter(({ storeId }) => storeId === id).map(({ host }) => host),
          ].join(" "),
        );
      }
    },
  },
  {
    usage: "store show CODE",
    summary: "print a store with all its settings",
    async run({ services, say }, { positional: [code] }) {
      sayJson({ say }, await readWholeStore(services.database.db, code!));
    },
  },
  {
    usage: "store set CODE FIELD VALUE",
    summary: "set a field of a store; its pages change within a second",
    details: storeFieldLines,
    async run({ services, actor, say }, { positional: [code, field, value] }) {
      await changeStore(services.database, { code: code!, field: field!, value: value!, actor }, services.now());
      say(`${code}: ${field} is now ${value}`);
      sayHiddenPictures({ services, say }, [storeFields.get(field!)?.pictureIn?.(value!)]);
      // A transfer can also go to the store's phone.
      if (/^(payment|phone)\./.test(field!))
        for (const line of waysWithheld(await readWholeStore(services.database.db, code!), services.env)) say(line);
    },
  },
  {
    usage: "store add CODE NAME HOST [--currency KHR]",
    summary: "open a new store; at first it sells nothing and accepts only cash on delivery",
    details: () => [
      "Without --currency its prices are in dollars (USD). The currency cannot be changed later.",
      "A store in riel needs a riel-rate: until it is set, all prices are on request.",
    ],
    async run({ services, actor, say }, { positional: [code, name, host], options: { currency = "USD" } }) {
      if (currency !== "USD" && currency !== "KHR")
        throw new StaffError(`"${currency}" is not a currency of a store: use USD or KHR`);
      await services.database.transaction((tx) =>
        addStore(tx, { code: code!, name: name!, host: host!, currency, actor }),
      );
      say(`${code} is open at ${host}`);
    },
  },
];
