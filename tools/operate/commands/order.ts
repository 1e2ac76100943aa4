import { cambodianTime } from "@shop/kit/date";
import { formatMoney } from "@shop/kit/money";
import { setCourierForStaff, setPlaceForStaff } from "@shop/api/flows/orders/for-staff/set-tracking";
import { moveOrderForStaff } from "@shop/api/flows/orders/for-staff/move-order";
import { lookAtOrderForStaff } from "@shop/api/flows/orders/for-staff/find-order";
import { orderMoves, type OrderState } from "@shop/api/modules/orders/public";
import { listTimesOf } from "@shop/api/views/staff/list-bookings";
import { listOrdersForStaff, readOrderStory } from "@shop/api/views/staff/list-work";
import { StaffError } from "@shop/api/platform/errors/staff-error";
import type { Command } from "../command.ts";
import { readStoreOption } from "../input/read-arguments.ts";
import { orderLines } from "../output/order-lines.ts";
import { sayOwed } from "../output/say-owed.ts";
import { sayRows } from "../output/say-rows.ts";

function readState(text: string | undefined): OrderState | undefined {
  if (text === undefined || Object.hasOwn(orderMoves, text)) return text as OrderState | undefined;
  throw new StaffError(`"${text}" is not a state of an order; the states are ${Object.keys(orderMoves).join(", ")}`);
}

function readDegrees(text: string, most: number): number {
  const degrees = /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : NaN;
  if (!(Math.abs(degrees) <= most))
    throw new StaffError(`"${text}" is not a number of degrees between -${most} and ${most}`);
  return degrees;
}

/** Shows orders and changes their state; the shopper is notified each time. */
export const orderCommands: Command[] = [
  {
    usage: "order list [--state STATE] [--store CODE]",
    summary: "list orders and their payments, the newest first",
    details: () => ["With --state, orders that wait for you are listed with the longest waiting first."],
    async run({ services, say }, values) {
      const { db } = services.database;
      const state = readState(values.options.state);
      const rows = await listOrdersForStaff(db, { storeId: await readStoreOption(db, values), state });
      sayRows(
        { say },
        rows,
        "no orders",
        ({ number, placedAt, grandTotal: amount, currency, way, paymentState, state: its }) =>
          [
            number.padEnd(18),
            cambodianTime(placedAt),
            its.padEnd(10),
            formatMoney({ amount, currency }).padStart(12),
            way,
            paymentState,
          ].join("  "),
      );
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
    details: () =>
      Object.entries(orderMoves).map(([state, next]) => `${state.padEnd(12)} ${next.join(", ") || "(final)"}`),
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
