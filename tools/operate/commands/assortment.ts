import { addToAssortment, removeFromAssortment } from "@shop/api/flows/catalog/change-assortment";
import type { Command } from "../command.ts";
import { readStoreRef } from "../input/read-arguments.ts";

/** What a store sells of the catalogue. New products come by `npm run catalog:import`. */
export const assortmentCommands: Command[] = [
  {
    usage: "assortment add SKU --store CODE",
    summary: "add a product of the catalogue to what a store sells",
    async run({ services, actor, say }, { positional: [sku], options: { store: code } }) {
      const { database, now } = services;
      const { id: storeId } = await readStoreRef(database.db, code!);
      await addToAssortment(database, { storeId, sku: sku!, actor }, now());
      say(`${code} sells ${sku}`);
    },
  },
  {
    usage: "assortment remove SKU --store CODE",
    summary: "remove a product from what a store sells",
    async run({ services, actor, say }, { positional: [sku], options: { store: code } }) {
      const { database } = services;
      const { id: storeId } = await readStoreRef(database.db, code!);
      await removeFromAssortment(database, { storeId, sku: sku!, actor });
      say(`${code} no longer sells ${sku}`);
    },
  },
];
