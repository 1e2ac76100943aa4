import * as z from "zod";
import { inLanguage } from "@shop/kit/locale";
import { readStore } from "../../../modules/stores/public.ts";
import { tool, type ToolResult } from "./tool.ts";

interface StoreContact {
  name: string;
  address: string | null;
  phones: string[];
  about: string;
}

/** The address of the store and how to contact it. */
export const storeContact = tool({
  name: "store_contact",
  description: "Address, phone numbers and chat ways of the store, for reaching a person.",
  input: z.object({}),
  async run({ database, store, language }): Promise<ToolResult<StoreContact>> {
    const { name, info } = await readStore(database.db, store.id);
    const { smart, cellcard, metfone } = info.phones;
    const phones = [smart, cellcard, metfone].flatMap((number) => number ?? []);
    const address = info.location && inLanguage(info.location.address, language);
    return {
      parts: [{ type: "contact" }],
      data: { name, address, phones, about: inLanguage(info.about, language) },
      links: [],
    };
  },
});
