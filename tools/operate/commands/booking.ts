import { cambodianDay } from "@shop/kit/date";
import { changeDayOff, changeHours, changeServiceHours } from "@shop/api/flows/bookings/for-staff/change-working-time";
import { findFreelancerForStaff } from "@shop/api/flows/bookings/for-staff/find-freelancer";
import { finishBooking } from "@shop/api/flows/bookings/for-staff/finish-booking";
import { moveBookingForStaff } from "@shop/api/flows/bookings/for-staff/move-booking";
import { listBookingWork } from "@shop/api/views/staff/list-bookings";
import { StaffError } from "@shop/api/platform/errors/staff-error";
import { formatBooking, formatSpan } from "../output/format.ts";
import type { Command } from "../command.ts";
import { readDay, readTime, readWholeNumber } from "../input/read-arguments.ts";
import { sayRows } from "../output/say-rows.ts";

/** Weekdays separated by commas, 1 for Monday to 7 for Sunday. */
function readWeekdays(text: string): number[] {
  const days = [...new Set(text.split(",").map(Number))].sort();
  if (days.some((day) => !Number.isInteger(day) || day < 1 || day > 7))
    throw new StaffError(`"${text}" is not a list of weekdays such as 1,2,3,4,5 for Monday to Friday`);
  return days;
}

function readHours(from: number, to: number): { fromHour: number; toHour: number } {
  if (to > 24 || from >= to) throw new StaffError(`${from} to ${to} are not working hours of a day such as 8 18`);
  return { fromHour: from, toHour: to };
}

/** Working hours of freelancers, and their bookings. */
export const bookingCommands: Command[] = [
  {
    usage: "freelancer bookings ID",
    summary: "list the open bookings of a freelancer, each with its order and customer",
    async run({ services, say }, { positional: [id] }) {
      const { db } = services.database;
      const person = await findFreelancerForStaff(db, readWholeNumber(id!));
      sayRows({ say }, await listBookingWork(db, person.id), "no bookings", formatBooking);
    },
  },
  {
    usage: "freelancer hours ID WEEKDAYS FROM TO",
    summary: "set the working hours of a freelancer",
    details: () => [
      "WEEKDAYS: such as 1,2,3,4,5; 1 is Monday, 7 Sunday",
      "FROM, TO: full hours in Cambodia at which work begins and ends, such as 8 18",
    ],
    async run({ services, actor, say }, { positional: [id, weekdays, from, to] }) {
      const hours = { weekdays: readWeekdays(weekdays!), ...readHours(readWholeNumber(from!), readWholeNumber(to!)) };
      await services.database.transaction((tx) => changeHours(tx, readWholeNumber(id!), hours, actor));
      say(`freelancer ${id} works on ${hours.weekdays.join(", ")} from ${from}:00 to ${to}:00`);
    },
  },
  {
    usage: "freelancer day-off ID DAY",
    summary: "add a day off, and list the bookings on that day, which stay until you move them",
    async run({ services, actor, say }, { positional: [id, day] }) {
      if (readDay(day!) < cambodianDay(services.now())) throw new StaffError(`${day} is over`);
      await services.database.transaction((tx) =>
        changeDayOff(tx, readWholeNumber(id!), { day: readDay(day!), off: true, actor }),
      );
      say(`freelancer ${id} is off on ${day}`);
      const { found } = await listBookingWork(services.database.db, readWholeNumber(id!));
      const left = found.filter(({ during }) => cambodianDay(during.from) === day);
      for (const booking of left) say(formatBooking(booking));
      if (left.length > 0)
        say("Call the shoppers, then: booking move ID TIME, with --freelancer ID if somebody else comes");
    },
  },
  {
    usage: "freelancer day-on ID DAY",
    summary: "remove a day off",
    async run({ services, actor, say }, { positional: [id, day] }) {
      await services.database.transaction((tx) =>
        changeDayOff(tx, readWholeNumber(id!), { day: readDay(day!), off: false, actor }),
      );
      say(`freelancer ${id} has no day off on ${day}`);
    },
  },
  {
    usage: "service hours SKU HOURS",
    summary: "set how long a service takes: 1 to 12 full hours",
    async run({ services, actor, say }, { positional: [sku, text] }) {
      const hours = readWholeNumber(text!);
      if (hours < 1 || hours > 12) throw new StaffError(`HOURS must be a whole number from 1 to 12, not ${hours}`);
      await services.database.transaction((tx) => changeServiceHours(tx, sku!, hours, actor));
      say(`${sku} takes ${hours} h`);
    },
  },
  {
    usage: "booking move ID TIME [--freelancer ID]",
    summary: "move a booking to another time or freelancer; the shopper gets an SMS",
    details: () => [
      "TIME: a full hour in Cambodia, such as 2026-12-31T14:00",
      "--freelancer: who comes instead, at TIME",
      "Agree it with the shopper first: only you can move a booking that begins soon.",
    ],
    async run({ services, actor, say }, { positional: [id, time], options }) {
      const { booking, person } = await moveBookingForStaff(services, {
        id: readWholeNumber(id!),
        startsAt: readTime(time!, "start"),
        freelancerId: options.freelancer === undefined ? undefined : readWholeNumber(options.freelancer),
        actor,
      });
      say(`booking ${id}: ${formatSpan(booking.during)}, ${person.name.en}`);
    },
  },
  {
    usage: "booking done ID",
    summary: "mark the work of a booking as done; the shopper can then review it",
    async run({ services, actor, say }, { positional: [id] }) {
      await services.database.transaction((tx) =>
        finishBooking(tx, readWholeNumber(id!), { actor, at: services.now() }),
      );
      say(`booking ${id} is done`);
    },
  },
];
