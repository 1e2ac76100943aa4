import * as z from "zod";
import { languages } from "@shop/kit/locale";
import { StaffError } from "../../platform/errors/staff-error.ts";
import { assertPlace } from "./delivery-fields.ts";
import { field, orNone, point, text, type StoreField } from "./field-kinds.ts";
import type { Store } from "./read-store.ts";

const address = text(200);

/** A point followed by the address in English: pages show both or none. */
const pointWithAddress = z.string().transform((value, context) => {
  const [, where = "", english = ""] = /^(\S+,\s*\S+)\s+(.+)$/.exec(value.trim()) ?? [];
  const read = z.object({ where: point, english: address }).safeParse({ where, english });
  if (read.success) return { ...read.data.where, address: { en: read.data.english } };
  context.addIssue({ code: "custom" });
  return z.NEVER;
});

/** Fields for the location of a store. */
export const locationFields: [string, StoreField][] = [
  [
    "location",
    field(
      'the point and the address in English, such as "11.5621,104.9168 12 Street 271, Phnom Penh", or - for none',
      orNone(pointWithAddress),
      setLocation,
    ),
  ],
  ...languages.map((language): [string, StoreField] => [
    `location.address.${language}`,
    field("a text of at most 200 characters", address, ({ info }, value) => {
      if (!info.location) throw new StaffError("The store has no location: set location first");
      info.location.address[language] = value;
    }),
  ]),
];

function setLocation(store: Store, value: Store["info"]["location"]): void {
  store.info.location = value;
  assertPlace(store);
}
