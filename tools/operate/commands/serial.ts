import { addSerial, removeSerial } from "@shop/api/flows/warranty/for-staff/change-serial";
import type { Command } from "../command.ts";
import { readStoreRef } from "../input/read-arguments.ts";

/** Serial numbers and IMEIs of sold products, by which warranty is looked up. */
export const serialCommands: Command[] = [
  {
    usage: "serial add ORDER SKU SERIAL [--store CODE]",
    summary: "record the serial number of a piece that was sold in an order",
    details: () => ["SERIAL: a serial number or IMEI; spaces and dashes do not matter"],
    async run({ services, actor, say }, { positional: [order, sku, serial], options }) {
      await services.database.transaction(async (tx) => {
        const storeId = options.store === undefined ? undefined : (await readStoreRef(tx, options.store)).id;
        await addSerial(tx, { storeId, order: order!, sku: sku!, serial: serial!, actor }, services.now());
      });
      say(`${serial} is recorded for order ${order}`);
    },
  },
  {
    usage: "serial remove SERIAL --store CODE",
    summary: "remove a serial number, for example of a piece that was returned",
    async run({ services, actor, say }, { positional: [serial], options }) {
      await services.database.transaction(async (tx) => {
        const { id } = await readStoreRef(tx, options.store!);
        await removeSerial(tx, { storeId: id, serial: serial!, actor });
      });
      say(`${serial} is removed`);
    },
  },
];
