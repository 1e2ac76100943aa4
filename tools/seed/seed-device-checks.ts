import { deviceChecks as demoChecks } from "@shop/demo/device-checks";
import { drawProduct } from "@shop/demo/draw";
import { stores as demoStores } from "@shop/demo/stores";
import { deviceChecks } from "@shop/api/modules/warranty/tables";
import type { Tx } from "@shop/api/platform/database/database";
import { dayMs } from "@shop/kit/durations";
import type { Pictures } from "./pictures.ts";

type CheckRow = Omit<typeof deviceChecks.$inferInsert, "storeId">;

/** The rows of inspection reports, without a store, with their pictures drawn. */
export function checkRows(pictures: Pictures, at: Date): Promise<CheckRow[]> {
  return Promise.all(
    demoChecks.map(async ({ drawing, ageDays, ...check }) => ({
      ...check,
      image: await pictures.add(drawing.kind, drawing, () => drawProduct(drawing)),
      checkedOn: new Date(at.getTime() - ageDays * dayMs).toISOString().slice(0, 10),
    })),
  );
}

/** Inserts the reports for every store that has switched them on. */
export async function seedDeviceChecks(tx: Tx, storeIds: Map<string, number>, rows: CheckRow[]): Promise<void> {
  const having = demoStores.filter(({ features }) => features.checkResult);
  await tx
    .insert(deviceChecks)
    .values(having.flatMap(({ code }) => rows.map((row) => ({ ...row, storeId: storeIds.get(code)! }))));
}
