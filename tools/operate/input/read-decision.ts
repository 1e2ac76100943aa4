import type { StaffDecision } from "@shop/api/flows/orders/for-staff/find-order";
import type { Services } from "@shop/api/platform/context";
import type { Values } from "../command.ts";
import { readStoreOption } from "./read-arguments.ts";

/** What a command about an order's payment says: its first value is the order's number, and `--store` may name the store. */
export async function readDecision(
  { database }: Pick<Services, "database">,
  values: Values,
  actor: string,
): Promise<StaffDecision> {
  return { number: values.positional[0]!, storeId: await readStoreOption(database.db, values), actor };
}
