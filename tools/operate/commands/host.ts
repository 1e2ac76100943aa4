import { addHost, removeHost } from "@shop/api/modules/stores/public";
import type { Command } from "../command.ts";

/** Host names, by which shoppers find a store. `store list` shows them. */
export const hostCommands: Command[] = [
  {
    usage: "host add HOST --store CODE",
    summary: "add a host name to a store",
    async run({ services, actor, say }, { positional: [host], options: { store: code } }) {
      await services.database.transaction((tx) => addHost(tx, { code: code!, host: host!, actor }));
      say(`${host} now shows ${code}`);
    },
  },
  {
    usage: "host remove HOST --store CODE",
    summary: "remove a host name from a store",
    async run({ services, actor, say }, { positional: [host], options: { store: code } }) {
      await services.database.transaction((tx) => removeHost(tx, { code: code!, host: host!, actor }));
      say(`${host} is removed`);
    },
  },
];
