import type { Tx } from "../../../platform/database/database.ts";
import { recordChange } from "../../../platform/audit.ts";
import { publishChange } from "../../../platform/changes/changes.ts";
import { StaffError } from "../../../platform/errors/staff-error.ts";
import { setServiceHours } from "../../../modules/bookings/public.ts";
import { findProduct, isBookable } from "../../../modules/catalog/public.ts";
import { setDayOff, setHours } from "../../../modules/freelancers/public.ts";
import { findFreelancerForStaff } from "./find-freelancer.ts";

/** Gives a freelancer a day off, or revokes it. Bookings on that day stay: staff call the shoppers. */
export async function changeDayOff(
  tx: Tx,
  freelancerId: number,
  { day, off, actor }: { day: string; off: boolean; actor: string },
): Promise<void> {
  await findFreelancerForStaff(tx, freelancerId);
  await setDayOff(tx, freelancerId, day, off);
  await recordChange(tx, {
    storeId: null,
    actor,
    action: off ? "day-off" : "day-on",
    entity: "freelancer",
    entityId: freelancerId,
    after: { day },
  });
}

/** Sets on which weekdays and hours a freelancer works. Existing bookings stay. */
export async function changeHours(
  tx: Tx,
  freelancerId: number,
  hours: { weekdays: number[]; fromHour: number; toHour: number },
  actor: string,
): Promise<void> {
  const { weekdays, fromHour, toHour } = await findFreelancerForStaff(tx, freelancerId);
  await setHours(tx, freelancerId, hours);
  await recordChange(tx, {
    storeId: null,
    actor,
    action: "set-hours",
    entity: "freelancer",
    entityId: freelancerId,
    before: { weekdays, fromHour, toHour },
    after: hours,
  });
  await publishChange(tx, { kind: "content" });
}

/** Sets how many full hours a service takes, for bookings from now on. */
export async function changeServiceHours(tx: Tx, sku: string, hours: number, actor: string): Promise<void> {
  const productId = await findProduct(tx, sku);
  if (!(await isBookable(tx, productId)))
    throw new StaffError(
      `${sku} cannot be booked: it is in no sub-category of services, whose keys begin with service-`,
    );
  await setServiceHours(tx, productId, hours);
  await recordChange(tx, {
    storeId: null,
    actor,
    action: "set-service-hours",
    entity: "product",
    entityId: productId,
    after: { hours },
  });
}
