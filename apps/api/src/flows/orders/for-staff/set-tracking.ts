import { hasVisibleText } from "@shop/kit/has-visible-text";
import type { Services } from "../../../platform/context.ts";
import { recordChange } from "../../../platform/audit.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { StaffError } from "../../../platform/errors/staff-error.ts";
import { parsePhone } from "../../../modules/customers/public.ts";
import { setCourier, setPlace } from "../../../modules/delivery/public.ts";
import { isUnderWay, type Order } from "../../../modules/orders/public.ts";
import { findOrderForStaff, type StaffDecision } from "./find-order.ts";

const longestName = 80;

type Needs = Pick<Services, "database" | "now">;

/** Changes an order that is still to be delivered, with a line in the audit trail. */
function changeTracking(
  { database }: Needs,
  { number, storeId, actor }: StaffDecision,
  { action, after }: { action: string; after: unknown },
  write: (tx: Tx, order: Order) => Promise<void>,
): Promise<string> {
  return database.transaction(async (tx) => {
    const order = await findOrderForStaff(tx, number, storeId);
    if (!isUnderWay(order.state))
      throw new StaffError(
        `${order.number} is ${order.state}: only an order that is still to be delivered has a courier`,
      );
    await write(tx, order);
    await recordChange(tx, { storeId: order.storeId, actor, action, entity: "order", entityId: order.number, after });
    return order.number;
  });
}

/** Sets who delivers an order, for staff; returns the order's number. */
export function setCourierForStaff(
  services: Needs,
  order: StaffDecision,
  courier: { name: string; phone: string | null },
): Promise<string> {
  if (!hasVisibleText(courier.name) || courier.name.length > longestName)
    throw new StaffError(`The courier's name must have 1 to ${longestName} characters`);
  if (courier.phone !== null && !parsePhone(courier.phone))
    throw new StaffError(`"${courier.phone}" is not a phone number`);
  return changeTracking(services, order, { action: "set-courier", after: courier }, (tx, { id }) =>
    setCourier(tx, id, courier),
  );
}

/** Sets where an order is now, for staff; returns the order's number. */
export function setPlaceForStaff(
  services: Needs,
  order: StaffDecision,
  place: { lat: number; long: number },
): Promise<string> {
  return changeTracking(services, order, { action: "set-place", after: place }, (tx, { id }) =>
    setPlace(tx, id, { ...place, at: services.now() }),
  );
}
