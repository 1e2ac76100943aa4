import { changeDayOff, changeHours, changeServiceHours, findPerson, finishBooking } from "@shop/api/flows/bookings/change-for-staff";
import { listBookingWork } from "@shop/api/views/staff/list-bookings";
import { StaffError } from "@shop/api/platform/errors/staff-error";
import { formatDelivery, formatSpan } from "../output/format.ts";
import type { Command } from "../command.ts";
import { readDay, readWholeNumber } from "../input/read-arguments.ts";
import { sayRows } from "../output/say-rows.ts";

/** Weekdays separated by commas, 1 for Monday to 7 for Sunday. */
function readWeekdays(text: string): number[] {
  const days = [...new Set(text.split(",").map(Number))].sort();
  if (days.some((day) => !Number.isInteger(day) || day < 1 || day > 7)) throw new StaffError(`"${text}" are no weekdays, as 1,2,3,4,5 for Monday to Friday`);
  return days;
}

function readHours(from: number, to: number): { fromHour: number; toHour: number } {
  if (to > 24 || from >= to) throw new StaffError(`${from} to ${to} are no hours of a day, as 8 18`);
  return { fromHour: from, toHour: to };
}

/** Working hours of freelancers, and their bookings. */
export const bookingCommands: Command[] = [
  {
    usage: "freelancer bookings ID",
    summary: "lists the booked times of a freelancer until they are done, with the order and whom it is for",
    async run({ services, say }, { positional: [id] }) {
      const { db } = services.database;
      const person = await findPerson(db, readWholeNumber(id!));
      sayRows({ say }, await listBookingWork(db, person.id), "nothing is booked", ({ id: booking, during, number, delivery }) => `booking ${booking}: ${formatSpan(during)}  ${number}  ${formatDelivery(delivery)}`);
    },
  },
  {
    usage: "freelancer hours ID WEEKDAYS FROM TO",
    summary: "sets when a freelancer works",
    details: () => ["WEEKDAYS 1 for Monday to 7 for Sunday, as 1,2,3,4,5", "FROM, TO first and last full hour in Cambodia, as 8 18"],
    async run({ services, actor, say }, { positional: [id, weekdays, from, to] }) {
      const hours = { weekdays: readWeekdays(weekdays!), ...readHours(readWholeNumber(from!), readWholeNumber(to!)) };
      await services.database.transaction((tx) => changeHours(tx, readWholeNumber(id!), hours, actor));
      say(`freelancer ${id} works on ${hours.weekdays.join(", ")} from ${from}:00 to ${to}:00`);
    },
  },
  {
    usage: "freelancer day-off ID DAY",
    summary: "gives a freelancer a day off; what is booked on it stays",
    async run({ services, actor, say }, { positional: [id, day] }) {
      await services.database.transaction((tx) => changeDayOff(tx, readWholeNumber(id!), readDay(day!), true, actor));
      say(`freelancer ${id} is off on ${day}`);
    },
  },
  {
    usage: "freelancer day-on ID DAY",
    summary: "takes a day off back",
    async run({ services, actor, say }, { positional: [id, day] }) {
      await services.database.transaction((tx) => changeDayOff(tx, readWholeNumber(id!), readDay(day!), false, actor));
      say(`freelancer ${id} works on ${day} if it is their weekday`);
    },
  },
  {
    usage: "service hours SKU HOURS",
    summary: "sets how many full hours a service takes, from 1 to 12",
    async run({ services, actor, say }, { positional: [sku, text] }) {
      const hours = readWholeNumber(text!);
      if (hours < 1 || hours > 12) throw new StaffError(`${hours} is not from 1 to 12 hours`);
      await services.database.transaction((tx) => changeServiceHours(tx, sku!, hours, actor));
      say(`${sku} takes ${hours} h`);
    },
  },
  {
    usage: "booking done ID",
    summary: "writes down that the work of a booking is done; its shopper may then review it",
    async run({ services, actor, say }, { positional: [id] }) {
      await services.database.transaction((tx) => finishBooking(tx, readWholeNumber(id!), { actor, at: services.now() }));
      say(`booking ${id} is done`);
    },
  },
];
