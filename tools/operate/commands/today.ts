import { cambodianDay, cambodianMidnight, cambodianTime } from "@shop/kit/date";
import { dayMs } from "@shop/kit/durations";
import { isReviewed } from "@shop/api/modules/payments/public";
import type { Queryable } from "@shop/api/platform/database/database";
import type { FirstRows } from "@shop/api/views/staff/first-rows";
import { listBookingsUntil } from "@shop/api/views/staff/list-bookings";
import { listClaimsForStaff } from "@shop/api/views/staff/list-claims";
import { listOrdersForStaff } from "@shop/api/views/staff/list-orders";
import { listPaymentWork } from "@shop/api/views/staff/list-payments";
import { listProductsForStaff } from "@shop/api/views/staff/list-products";
import type { Command } from "../command.ts";
import { readStoreOption } from "../input/read-arguments.ts";
import { formatDelivery, formatSpan } from "../output/format.ts";

/** Products and variants with fewer pieces are to be ordered again. */
const fewPieces = 5;

interface Day {
  storeId: number | undefined;
  /** In Cambodia. */
  today: string;
  /** The option of the store, for the commands. */
  selected: string;
}

/** A number of rows; of a list that is cut off, that there are more. */
const countOf = ({ found, isMore }: FirstRows<unknown>) => `${isMore ? "more than " : ""}${found.length}`;

/** A line that says what is to be done, and the command that lists it. */
const task = (what: string, command: string) => `${what.padEnd(60)}  ${command}`;

const steps = [
  ["placed", "to confirm"],
  ["confirmed", "to pack"],
  ["packed", "to send"],
  ["on_the_way", "on the way"],
] as const;

async function* orderTasks(db: Queryable, { storeId, today, selected }: Day): AsyncGenerator<string> {
  for (const [state, what] of steps) {
    const orders = await listOrdersForStaff(db, { storeId, state });
    const [oldest] = orders.found;
    if (!oldest) continue;
    const late = orders.found.filter(({ delivery: { expectedOn } }) => expectedOn !== null && expectedOn < today);
    const since = `the oldest of ${cambodianTime(oldest.placedAt)}`;
    const parts = [`orders ${what}: ${countOf(orders)}`, since, ...(late.length > 0 ? [`${late.length} late`] : [])];
    yield task(parts.join(", "), `order list --state ${state}${selected}`);
  }
}

async function* paymentTasks(db: Queryable, { storeId, selected }: Day): AsyncGenerator<string> {
  const { found, isMore } = await listPaymentWork(db, storeId);
  const kinds = Map.groupBy(found, ({ owed, unsettled, payment }) => {
    if (unsettled > 0) return "money that went back at its provider";
    if (owed.length > 0) return "money to pay back";
    return isReviewed(payment) ? "money under review at its provider" : "transfers to verify";
  });
  for (const [kind, rows] of kinds)
    yield task(`${kind}: ${countOf({ found: rows, isMore })}`, `payment list${selected}`);
}

async function* claimTasks(db: Queryable, { storeId, selected }: Day): AsyncGenerator<string> {
  for (const state of ["received", "in_review", "approved", "repaired", "replaced"] as const) {
    const claims = await listClaimsForStaff(db, { storeId, state });
    if (claims.found.length > 0)
      yield task(`warranty claims ${state}: ${countOf(claims)}`, `claim list --state ${state}${selected}`);
  }
}

async function* bookingTasks(db: Queryable, { storeId, today }: Day): AsyncGenerator<string> {
  const begins = cambodianMidnight(today);
  const { found, isMore } = await listBookingsUntil(db, new Date(begins.getTime() + dayMs), storeId);
  for (const { id, during, number, freelancer, delivery } of found)
    yield during.from < begins
      ? task(`booking of ${formatSpan(during)}, not marked as done`, `booking done ${id}`)
      : `booking ${id}: ${formatSpan(during)}  ${freelancer.en}  ${number}  ${formatDelivery(delivery)}`;
  if (isMore) yield `only the first ${found.length} bookings are shown`;
}

async function* stockTasks(db: Queryable, { storeId, selected }: Day): AsyncGenerator<string> {
  const few = await listProductsForStaff(db, { storeId, below: fewPieces });
  if (few.found.length > 0)
    yield task(
      `products and variants with fewer than ${fewPieces} pieces: ${countOf(few)}`,
      `product list --below ${fewPieces}${selected}`,
    );
}

/** What waits for staff, each kind with the command that lists it. */
export const todayCommands: Command[] = [
  {
    usage: "today [--store CODE]",
    summary: "list what is to be done: orders, payments, claims, bookings of today, and what is nearly sold out",
    details: () => ["Each line has the command that lists it. Claims that wait for the shopper's answer are left out."],
    async run({ services, say }, values) {
      const { db } = services.database;
      const day = {
        storeId: await readStoreOption(db, values),
        today: cambodianDay(services.now()),
        selected: values.options.store === undefined ? "" : ` --store ${values.options.store}`,
      };
      let isNothing = true;
      for (const tasks of [orderTasks, paymentTasks, claimTasks, bookingTasks, stockTasks])
        for await (const line of tasks(db, day)) {
          isNothing = false;
          say(line);
        }
      if (isNothing) say("nothing to do");
    },
  },
];
