import { addDays, cambodianDay, cambodianMidnight } from "@shop/kit/date";
import { addHoliday, holidaysFrom, removeHoliday } from "@shop/api/modules/stores/public";
import { listBookingsUntil } from "@shop/api/views/staff/list-bookings";
import type { Command } from "../command.ts";
import { readDay, readWholeStore } from "../input/read-arguments.ts";
import { formatBooking } from "../output/format.ts";
import { sayRows } from "../output/say-rows.ts";

/** Days on which a store is closed. */
export const holidayCommands: Command[] = [
  {
    usage: "holiday list --store CODE",
    summary: "list the days on which a store is closed",
    async run({ services, say }, { options: { store } }) {
      const found = holidaysFrom(await readWholeStore(services.database.db, store!), cambodianDay(services.now()));
      sayRows({ say }, { found, isMore: false }, "no holidays", ({ from, to, text }) =>
        [from, to, text.en, text.km, text.zh].join("  "),
      );
    },
  },
  {
    usage: "holiday add FROM TO EN KM ZH --store CODE",
    summary: "close a store on some days: nobody can be booked, and deliveries take as many days longer",
    details: () => [
      "FROM, TO: the first and the last day, such as 2027-04-14 2027-04-16",
      'EN, KM, ZH: what shoppers read in each language, such as "Closed for Khmer New Year"',
      "Pages show it from three weeks before. Bookings on these days are listed, and stay until you move them.",
    ],
    async run({ services, actor, say }, { positional: [first, last, en, km, zh], options: { store: code } }) {
      const { database, now } = services;
      const [from, to] = [readDay(first!), readDay(last!)];
      await database.transaction((tx) =>
        addHoliday(
          services,
          tx,
          { code: code!, actor, today: cambodianDay(now()) },
          { from, to, text: { en: en!, km: km!, zh: zh! } },
        ),
      );
      say(`${code} is closed from ${from} to ${to}`);
      const { id } = await readWholeStore(database.db, code!);
      const { found } = await listBookingsUntil(database.db, cambodianMidnight(addDays(to, 1)), id);
      const left = found.filter(({ during }) => cambodianDay(during.from) >= from);
      for (const booking of left) say(formatBooking(booking));
      if (left.length > 0) say("Call the shoppers, then: booking move ID TIME");
    },
  },
  {
    usage: "holiday remove FROM --store CODE",
    summary: "remove the holiday that begins on a day",
    async run({ services, actor, say }, { positional: [day], options: { store: code } }) {
      const from = readDay(day!);
      await services.database.transaction((tx) =>
        removeHoliday(tx, { code: code!, actor, today: cambodianDay(services.now()) }, from),
      );
      say(`${code} has no holiday that begins on ${from}`);
    },
  },
];
