import { cambodianTime } from "@shop/kit/date";
import { formatMoney } from "@shop/kit/money";
import { phoneText } from "@shop/kit/phone-text";
import { setCourierForStaff, setPlaceForStaff } from "@shop/api/flows/orders/for-staff/set-tracking";
import { moveOrderForStaff } from "@shop/api/flows/orders/for-staff/move-order";
import { lookAtOrderForStaff } from "@shop/api/flows/orders/for-staff/find-order";
import { orderMoves } from "@shop/api/modules/orders/public";
import { listTimesOf } from "@shop/api/views/staff/list-bookings";
import { listOrdersForStaff } from "@shop/api/views/staff/list-orders";
import { readOrderStory } from "@shop/api/views/staff/read-order-story";
import { readOrdersForStaff } from "@shop/api/views/staff/read-orders";
import { StaffError } from "@shop/api/platform/errors/staff-error";
import type { Command } from "../command.ts";
import { readStoreOption } from "../input/read-arguments.ts";
import { readState, readWanted, selection, selectionDetails } from "../input/wanted-orders.ts";
import { writeCsv } from "../output/csv.ts";
import { orderLines } from "../output/order-lines.ts";
import { orderColumns } from "../output/order-row.ts";
import { sayOwed } from "../output/say-owed.ts";
import { sayRows } from "../output/say-rows.ts";

function readDegrees(text: string, most: number): number {
  const degrees = /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : NaN;
  if (!(Math.abs(degrees) <= most))
    throw new StaffError(`"${text}" is not a number of degrees between -${most} and ${most}`);
  return degrees;
}

/** Shows orders and changes their state; the shopper is notified each time. */
export const orderCommands: Command[] = [
  {
    usage: `order list [TEXT] ${selection} [--after NUMBER]`,
    summary: "list or find orders and their payments, the newest first",
    details: () => [
      ...selectionDetails,
      "--state: orders that wait for you are listed with the longest waiting first",
      "--after: those that come after this order in the list",
    ],
    async run({ services, say }, values) {
      const { db } = services.database;
      sayRows(
        { say },
        await listOrdersForStaff(db, await readWanted(db, values.positional[0], values)),
        "no orders",
        ({ number, placedAt, grandTotal: amount, currency, way, paymentState, state, delivery }) =>
          [
            number.padEnd(18),
            cambodianTime(placedAt),
            state.padEnd(10),
            formatMoney({ amount, currency }).padStart(12),
            way.padEnd(12),
            paymentState.padEnd(10),
            phoneText(delivery.phone ?? "").padEnd(12),
            delivery.recipient,
          ]
            .join("  ")
            .trimEnd(),
        ({ number }) => `--after ${number}`,
      );
    },
  },
  {
    usage: `order export FILE [TEXT] ${selection}`,
    summary: "write orders with their amounts, payments and lines to a CSV file, which Excel can open",
    details: () => [
      ...selectionDetails,
      "FILE must not exist yet. It holds personal data: only you can read it; delete it when you no longer need it.",
    ],
    async run({ services, say }, values) {
      const [file, text] = values.positional;
      const { db } = services.database;
      const count = await writeCsv(file!, orderColumns, readOrdersForStaff(db, await readWanted(db, text, values)));
      say(`${count} ${count === 1 ? "order" : "orders"} in ${file}`);
    },
  },
  {
    usage: "order show NUMBER [--store CODE]",
    summary: "show an order with its lines, bookings, address, courier, payment and history",
    async run({ services, say }, values) {
      await services.database.transaction(async (tx) => {
        const order = await lookAtOrderForStaff(tx, values.positional[0]!, await readStoreOption(tx, values));
        const story = await readOrderStory(tx, order.id);
        for (const line of orderLines(order, story, await listTimesOf(tx, order.id))) say(line);
      });
    },
  },
  {
    usage: "order move NUMBER STATE [--note TEXT] [--store CODE]",
    summary: "change the state of an order; the shopper is told",
    details: () => [
      ...Object.entries(orderMoves).map(([state, next]) => `${state.padEnd(12)} ${next.join(", ") || "(final)"}`),
      "delivered to on_the_way: for a day, if it was recorded by mistake. It needs a note; cash on delivery is to be paid again.",
    ],
    async run({ services, actor, say }, values) {
      const [number, state] = values.positional;
      const storeId = await readStoreOption(services.database.db, values);
      const moved = await moveOrderForStaff(services, {
        number: number!,
        storeId,
        state: readState(state)!,
        note: values.options.note ?? null,
        actor,
      });
      say(`${moved.number}: ${moved.from} → ${state}`);
      await sayOwed({ services, say }, number!, storeId);
    },
  },
  {
    usage: "order courier NUMBER NAME [--phone PHONE] [--store CODE]",
    summary: "set the courier of an order; the shopper sees it at once",
    async run({ services, actor, say }, values) {
      const [number, name] = values.positional;
      const storeId = await readStoreOption(services.database.db, values);
      const shownNumber = await setCourierForStaff(
        services,
        { number: number!, storeId, actor },
        { name: name!, phone: values.options.phone ?? null },
      );
      say(`${shownNumber}: the courier is ${name}`);
    },
  },
  {
    usage: "order place NUMBER LAT LONG [--store CODE]",
    summary: "set where an order is now; the shopper sees it on a map while the order is on the way",
    async run({ services, actor, say }, values) {
      const [number, lat, long] = values.positional;
      const place = { lat: readDegrees(lat!, 90), long: readDegrees(long!, 180) };
      const storeId = await readStoreOption(services.database.db, values);
      say(
        `${await setPlaceForStaff(services, { number: number!, storeId, actor }, place)} is at ${place.lat}, ${place.long}`,
      );
    },
  },
];
