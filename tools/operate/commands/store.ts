import { changeStore } from "@shop/api/flows/change-store";
import { addHost, addStore, removeHost, storeFields } from "@shop/api/modules/stores/public";
import { storeHosts, stores } from "@shop/api/modules/stores/tables";
import { StaffError } from "@shop/api/platform/staff-error";
import { asc, eq } from "drizzle-orm";
import type { Command } from "../command.ts";

/** Looks at stores and changes them. */
export const storeCommands: Command[] = [
  {
    usage: "store list",
    summary: "every store with its hosts",
    async run({ services, say }) {
      const { db } = services.database;
      const rows = await db.select({ id: stores.id, code: stores.code, name: stores.name }).from(stores).orderBy(asc(stores.code));
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
      const [store] = await services.database.db.select().from(stores).where(eq(stores.code, code!.toUpperCase()));
      if (!store) throw new StaffError(`There is no store ${code}`);
      say(JSON.stringify(store, null, 2));
    },
  },
  {
    usage: "store set CODE FIELD VALUE",
    summary: "one field of a store; its pages change within a second",
    details: () => [...storeFields].map(([name, { expects }]) => `${name.padEnd(22)} ${expects}`),
    async run({ services, actor, say }, { positional: [code, field, value] }) {
      await services.database.transaction((tx) => changeStore(tx, { code: code!, field: field!, value: value!, actor }, services.now()));
      say(`${code}: ${field} is now ${value}`);
    },
  },
  {
    usage: "store add CODE NAME HOST",
    summary: "a new store; it sells nothing and takes cash on delivery until it is told more",
    async run({ services, actor, say }, { positional: [code, name, host] }) {
      await services.database.transaction((tx) => addStore(tx, { code: code!, name: name!, host: host!, actor }));
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
