import { and, eq } from "drizzle-orm";
import type { DeviceCheck } from "@shop/contract/types";
import { inLanguage } from "@shop/kit/locale";
import { admit, giveBack } from "../../platform/limits/admit.ts";
import type { Context } from "../../platform/context.ts";
import { imageAddress } from "../../platform/pictures/image-address.ts";
import { refuse } from "../../platform/errors/refusal.ts";
import { readStore } from "../../modules/stores/public.ts";
import { readCheckCode } from "../../modules/warranty/public.ts";
import { deviceChecks } from "../../modules/warranty/tables.ts";

/** The inspection report of a code, where the store has them; guessing codes is slowed down. */
export async function showCheck(context: Context, typed: string): Promise<DeviceCheck> {
  const { database, store, language, env, caller } = context;
  await admit(context, ["lookup", caller.ip]);
  const { settings } = await readStore(database.db, store.id);
  const code = readCheckCode(typed);
  if (!settings.features.checkResult || code === null) refuse("not_found");
  const [row] = await database.db
    .select()
    .from(deviceChecks)
    .where(and(eq(deviceChecks.storeId, store.id), eq(deviceChecks.code, code), deviceChecks.published));
  if (!row) refuse("not_found");
  await giveBack(context, ["lookup", caller.ip]);
  return {
    code: row.code,
    device: inLanguage(row.device, language),
    image: imageAddress(row.image, env),
    serial_end: row.serialEnd,
    checked_on: row.checkedOn,
    grade: row.grade,
    summary: inLanguage(row.summary, language),
    battery_health: row.batteryHealth,
    items: row.items.map(({ name, result, note }) => ({
      name: inLanguage(name, language),
      result,
      note: note && inLanguage(note, language),
    })),
  };
}
