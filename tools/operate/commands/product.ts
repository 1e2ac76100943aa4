import { indexCatalog } from "@shop/api/flows/catalog/index-catalog";
import type { Command } from "../command.ts";

/** The catalogue as a whole. Its products come by `npm run catalog:import`. */
export const productCommands: Command[] = [
  {
    usage: "product index",
    summary: "index all products for search again, after an upgrade that indexes more about them",
    async run({ services, actor, say }) {
      say(`${await indexCatalog(services.database, actor)} products indexed`);
    },
  },
];
