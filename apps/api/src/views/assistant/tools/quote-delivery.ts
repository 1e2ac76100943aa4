import * as z from "zod";
import { toMajor, toMinor } from "@shop/kit/money";
import type { Queryable } from "../../../platform/database/database.ts";
import { nameProvinces, provinceAt } from "../../../modules/customers/public.ts";
import { dispatchPoint, quoteDelivery as quote, type DistanceStep } from "../../../modules/delivery/public.ts";
import { readStore, type Store } from "../../../modules/stores/public.ts";
import { tool, type ToolResult } from "./tool.ts";

interface QuotedDelivery {
  /** In major units of the store's currency. */
  rows: { places: string[]; fee: number; days: number | null }[];
  free_from: number | null;
}

/** Fee and duration of delivery, to one province or to all. */
export const quoteDelivery = tool({
  name: "quote_delivery",
  description:
    "Delivery fee and days to a Cambodian province, near the store by kilometres where it has such steps, and the total from which on delivery is free. Without a province: all of them.",
  input: z.object({
    province_code: z
      .string()
      .regex(/^\d\d$/)
      .optional()
      .describe(
        "Two digits, as 12 for Phnom Penh, 17 for Siem Reap, 18 for Preah Sihanouk, 02 for Battambang, 07 for Kampot, 08 for Kandal",
      ),
    goods_total: z.number().min(0).optional(),
  }),
  async run(context, { province_code, goods_total = 0 }): Promise<ToolResult<QuotedDelivery>> {
    const { database } = context;
    const store = await readStore(database.db, context.store.id);
    const { freeFrom } = store.settings.delivery;
    const total = toMinor(Math.round(goods_total * 100) / 100, store.currency) ?? 0;
    const major = (amount: number) => toMajor(amount, store.currency);
    const provinces = await nameProvinces(
      database.db,
      context.language,
      province_code === undefined ? undefined : [province_code],
    );
    const quoted = [...provinces].map(([code, name]) => ({ name, ...quote(store, { provinceCode: code }, total) }));
    const groups = [...Map.groupBy(quoted, ({ fee, days }) => `${fee} ${days}`).values()];
    const byProvince = groups
      .map((group) => ({ places: group.map(({ name }) => name), fee: major(group[0]!.fee), days: group[0]!.days }))
      .sort((a, b) => a.fee - b.fee || (a.days ?? 99) - (b.days ?? 99));
    const isFree = freeFrom !== null && total >= freeFrom;
    const byDistance = (await stepsWithin(database.db, store, province_code)).map(({ upToKm, fee, days }) => ({
      places: [`≤ ${upToKm} km`],
      fee: isFree ? 0 : major(fee),
      days: days ?? null,
    }));
    const rows = byProvince.length === 0 ? [] : [...byProvince, ...byDistance];
    const free_from = freeFrom === null ? null : major(freeFrom);
    return {
      parts: rows.length === 0 ? [] : [{ type: "delivery", rows, free_from }],
      data: { rows, free_from },
      links: [],
    };
  },
});

/** The store's delivery fees by distance. None if the question is about another province than the one its goods are sent from. */
async function stepsWithin(db: Queryable, store: Store, province: string | undefined): Promise<DistanceStep[]> {
  const from = dispatchPoint(store);
  const steps = store.settings.delivery.byDistance;
  if (!from || !steps) return [];
  return province === undefined || (await provinceAt(db, from)) === province ? steps : [];
}
