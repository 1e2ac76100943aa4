import * as z from "zod";
import { cambodianDay, formatDays } from "@shop/kit/date";
import { inLanguage } from "@shop/kit/locale";
import { announcedHolidays, readStore } from "../../../modules/stores/public.ts";
import { tool, type ToolResult } from "./tool.ts";

interface StoreContact {
  name: string;
  address: string | null;
  phones: string[];
  about: string;
  /** Days on which it is closed soon. */
  holidays: { days: string; text: string }[];
}

/** The address of the store, how to contact it, and when it is closed. */
export const storeContact = tool({
  name: "store_contact",
  description:
    "Address, phone numbers and chat ways of the store, for reaching a person, and the days on which it is closed soon.",
  input: z.object({}),
  async run({ database, store: { id }, language, now }): Promise<ToolResult<StoreContact>> {
    const store = await readStore(database.db, id);
    const { name, info } = store;
    const { smart, cellcard, metfone } = info.phones;
    const phones = [smart, cellcard, metfone].flatMap((number) => number ?? []);
    const address = info.location && inLanguage(info.location.address, language);
    const holidays = announcedHolidays(store, cambodianDay(now()), language).map(({ from, to, text }) => ({
      days: formatDays(from, to, language),
      text,
    }));
    return {
      parts: [{ type: "contact" }],
      data: { name, address, phones, about: inLanguage(info.about, language), holidays },
      links: [],
    };
  },
});
