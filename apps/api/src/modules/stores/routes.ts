import type { Handlers } from "../../platform/handler.ts";
import { readStore } from "./read-store.ts";

export const storeHandlers = {
  "vendor.info": async (context) => {
    const { settings } = await readStore(context.database.db, context.store.id);
    const percent = settings.payments.find(({ type }) => type === "anakut")?.discountPercent ?? 0;
    return { data: { anakut_bank: { discount_label: percent > 0 ? `${percent}%` : "" } } };
  },
} satisfies Partial<Handlers>;
