import { changeStore } from "@shop/api/flows/stores/change-store";
import { addHost, addStore, readStore, removeHost, setStoreContent, storeFields } from "@shop/api/modules/stores/public";
import { storeHosts, stores } from "@shop/api/modules/stores/tables";
import { StaffError } from "@shop/api/platform/errors/staff-error";
import { asc } from "drizzle-orm";
import type { Command, Work } from "../command.ts";
import { readJson } from "../input/content-files.ts";
import { readStoreRef } from "../input/read-arguments.ts";
import { sayHiddenPictures } from "../output/say-hidden-pictures.ts";
import { sayJson } from "../output/say-json.ts";
import { storeContentFile } from "../input/store-content-file.ts";
import { waysWithheld } from "../output/ways-not-offered.ts";

async function findStore({ database }: Work["services"], code: string) {
  const { id } = await readStoreRef(database.db, code);
  return readStore(database.db, id);
}

/** Shows stores and changes them. */
export const storeCommands: Command[] = [
  {
    usage: "store list",
    summary: "every store with its hosts",
    async run({ services, say }) {
      const { db } = services.database;
      const rows = await db.select({ id: stores.id, code: stores.code, name: stores.name }).from(stores).orderBy(asc(stores.code));
      if (rows.length === 0) say("no stores");
      const hosts = await db.select().from(storeHosts).orderBy(asc(storeHosts.host));
      for (const { id, code, name } of rows) {
        say([code.padEnd(6), name.padEnd(30), ...hosts.filter(({ storeId }) => storeId === id).map(({ host }) => host)].join(" "));
      }
    },
  },
  {
    usage: "store show CODE",
    summary: "a store as it stands",
    async run({ services, say }, { positional: [code] }) {
      sayJson({ say }, await findStore(services, code!));
    },
  },
  {
    usage: "store set CODE FIELD VALUE",
    summary: "one field of a store; its pages change within a second",
    details: () => [...[...storeFields].map(([name, { expects }]) => `${name.padEnd(22)} ${expects}`), "price-percent and riel-rate make all prices of the store anew: where that is cut off, the same again goes on."],
    async run({ services, actor, say }, { positional: [code, field, value] }) {
      await changeStore(services.database, { code: code!, field: field!, value: value!, actor }, services.now());
      say(`${code}: ${field} is now ${value}`);
      sayHiddenPictures({ services, say }, [storeFields.get(field!)?.pictureIn?.(value!)]);
      // A transfer can also go to the store's phone.
      if (/^(payment|phone)\./.test(field!)) for (const line of waysWithheld(await findStore(services, code!), services.env)) say(line);
    },
  },
  {
    usage: "store content-show CODE",
    summary: "the menu and the banners of a store as JSON, to be changed and saved again",
    async run({ services, say }, { positional: [code] }) {
      const { menu, banners } = (await findStore(services, code!)).info;
      sayJson({ say }, { menu, banners });
    },
  },
  {
    usage: "store content-save CODE FILE",
    summary: "writes the menu and the banners of a store anew",
    details: () => [
      "FILE is JSON as `store content-show` prints it: menu and banners, either may be an empty list",
      "menu: icon (a name as tag, camera, phone), title (en, km, zh), to (a page as /promotions, or an https address)",
      "banners of the first page: title, text (en, km, zh), to (a page), image (5:2, a path below the media directory, or an https address)",
    ],
    async run({ services, actor, say }, { positional: [code, file] }) {
      const content = await readJson(file!, storeContentFile);
      await services.database.transaction((tx) => setStoreContent(tx, { code: code!, content, actor }));
      say(`${code}: ${content.menu.length} entries of the menu, ${content.banners.length} banners`);
      sayHiddenPictures({ services, say }, content.banners.map(({ image }) => image));
    },
  },
  {
    usage: "store add CODE NAME HOST [--currency KHR]",
    summary: "a new store; it sells nothing and takes cash on delivery until it is told more",
    details: () => ["Without --currency its prices are in dollars (USD). The currency stays.", "A store in riel needs its riel-rate set: until then the catalogue's prices are on request."],
    async run({ services, actor, say }, { positional: [code, name, host], options: { currency = "USD" } }) {
      if (currency !== "USD" && currency !== "KHR") throw new StaffError(`"${currency}" is no currency of a store: it is USD or KHR`);
      await services.database.transaction((tx) => addStore(tx, { code: code!, name: name!, host: host!, currency, actor }));
      say(`${code} opens at ${host}`);
    },
  },
  {
    usage: "store host-add CODE HOST",
    summary: "one more host name for a store",
    async run({ services, actor, say }, { positional: [code, host] }) {
      await services.database.transaction((tx) => addHost(tx, { code: code!, host: host!, actor }));
      say(`${host} is now ${code}`);
    },
  },
  {
    usage: "store host-remove CODE HOST",
    summary: "takes a host name from a store",
    async run({ services, actor, say }, { positional: [code, host] }) {
      await services.database.transaction((tx) => removeHost(tx, { code: code!, host: host!, actor }));
      say(`${host} is nobody's now`);
    },
  },
];
