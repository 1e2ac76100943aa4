import { changeStore } from "@shop/api/flows/stores/change-store";
import {
  addHost,
  addStore,
  readStore,
  removeHost,
  setStoreContent,
  storeFields,
} from "@shop/api/modules/stores/public";
import { storeHosts, stores } from "@shop/api/modules/stores/tables";
import { StaffError } from "@shop/api/platform/errors/staff-error";
import { asc } from "drizzle-orm";
import type { Command, Work } from "../command.ts";
import { readJson } from "../input/content-files.ts";
import { readStoreRef } from "../input/read-arguments.ts";
import { sayHiddenPictures } from "../output/say-hidden-pictures.ts";
import { sayJson } from "../output/say-json.ts";
import { storeContentFile } from "../input/store-content-file.ts";
import { storeFieldLines } from "../output/store-field-lines.ts";
import { waysWithheld } from "../output/ways-not-offered.ts";

async function findStore({ database }: Work["services"], code: string) {
  const { id } = await readStoreRef(database.db, code);
  return readStore(database.db, id);
}

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
      sayJson({ say }, await findStore(services, code!));
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
        for (const line of waysWithheld(await findStore(services, code!), services.env)) say(line);
    },
  },
  {
    usage: "store content-show CODE",
    summary: "print the menu and the banners of a store as JSON to edit and save",
    async run({ services, say }, { positional: [code] }) {
      const { menu, banners } = (await findStore(services, code!)).info;
      sayJson({ say }, { menu, banners });
    },
  },
  {
    usage: "store content-save CODE FILE",
    summary: "replace the menu and the banners of a store",
    details: () => [
      "FILE: JSON as `store content-show` prints it: menu and banners; either may be an empty list",
      "menu: icon (a name such as tag, camera, phone), title (en, km, zh), to (a page such as /promotions, or an https address)",
      "banners of the home page: title, text (en, km, zh), to (a page), image (5:2, a path below the media directory, or an https address)",
    ],
    async run({ services, actor, say }, { positional: [code, file] }) {
      const content = await readJson(file!, storeContentFile);
      await services.database.transaction((tx) => setStoreContent(tx, { code: code!, content, actor }));
      say(`${code}: ${content.menu.length} menu entries, ${content.banners.length} banners`);
      sayHiddenPictures(
        { services, say },
        content.banners.map(({ image }) => image),
      );
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
  {
    usage: "store host-add CODE HOST",
    summary: "add a host name to a store",
    async run({ services, actor, say }, { positional: [code, host] }) {
      await services.database.transaction((tx) => addHost(tx, { code: code!, host: host!, actor }));
      say(`${host} now shows ${code}`);
    },
  },
  {
    usage: "store host-remove CODE HOST",
    summary: "remove a host name from a store",
    async run({ services, actor, say }, { positional: [code, host] }) {
      await services.database.transaction((tx) => removeHost(tx, { code: code!, host: host!, actor }));
      say(`${host} is removed`);
    },
  },
];
