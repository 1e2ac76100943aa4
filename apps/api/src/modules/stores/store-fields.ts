import * as z from "zod";
import { languages } from "@shop/kit/locale";
import { paymentWays } from "@shop/contract/calls/checkout";
import { StaffError } from "../../platform/staff-error.ts";
import { deliveryFields } from "./delivery-fields.ts";
import { field, link, onOff, orNone, text, wholeNumber, type StoreField } from "./field-kinds.ts";
import type { Store } from "./read-store.ts";

const inEachLanguage = (name: "tagline" | "about", most: number) =>
  languages.map((language) => [`${name}.${language}`, field(`a text of at most ${most} characters`, text(most), ({ info }, value) => (info[name][language] = value))] as const);

const phones = ["smart", "cellcard", "metfone", "whatsapp"] as const;
const links = ["facebook", "telegram", "telegramChannel", "tiktok", "youtube", "messenger", "playstore", "appstore", "download"] as const;

/** Longest texts that a store says of a way to pay itself. */
const ownTexts = { name: 60, description: 200, banner: 120 } as const;

/** Every field, by its name. */
export const storeFields: ReadonlyMap<string, StoreField> = new Map<string, StoreField>([
  ["name", field("a text of at most 80 characters", text(80), (store, value) => (store.name = value))],
  ["color", field("a colour as #0f766e", z.string().toLowerCase().regex(/^#[0-9a-f]{6}$/), (store, value) => (store.color = value))],
  ["origin", field("an origin as https://shop.example, or - for that of the request", orNone(z.string().regex(/^https?:\/\/[a-z0-9.-]+(:\d+)?$/)), (store, value) => (store.origin = value))],
  ["riel-rate", field("riel for a dollar, or - to show no riel", orNone(wholeNumber(1, 1_000_000)), (store, value) => (store.rielRate = value))],
  ["publishes-code", field("on or off", onOff, (store, value) => (store.publishesCode = value))],
  ["footer", field("default or special", z.enum(["default", "special"]), ({ settings }, value) => (settings.footer = value))],
  ["price-percent", field("a whole number from -90 to 900, put on the catalogue's prices", wholeNumber(-90, 900), ({ settings }, value) => (settings.priceAdjustPercent = value))],
  ["booking-limit", field("hours from 0 to 336 before a booking until which shoppers may change it", wholeNumber(0, 336), ({ settings }, value) => (settings.bookingLimitHours = value))],
  ["feature.news", field("on or off", onOff, ({ settings }, value) => (settings.features.news = value))],
  ["feature.check-result", field("on or off", onOff, ({ settings }, value) => (settings.features.checkResult = value))],
  ...inEachLanguage("tagline", 120),
  ...inEachLanguage("about", 2000),
  ...phones.map((name) => [`phone.${name}`, field("a phone number, or - for none", orNone(z.string().regex(/^\+?[\d ]{6,20}$/)), ({ info }, value) => (info.phones[name] = value))] as const),
  ...links.map((name) => [`link.${name}`, field("an address, or - for none", orNone(link), ({ info }, value) => (info.links[name] = value))] as const),
  ...paymentWays.map((type) => [`payment.${type}`, field("its discount in percent from 0 to 50, or - to take it away", orNone(wholeNumber(0, 50)), ({ settings }, percent) => setPayment(settings, type, percent))] as const),
  ...paymentWays.flatMap(paymentFields),
  ...deliveryFields,
]);

function setPayment(settings: Store["settings"], type: (typeof paymentWays)[number], discountPercent: number | null): void {
  const known = settings.payments.find((payment) => payment.type === type);
  if (discountPercent === null) settings.payments = settings.payments.filter((payment) => payment !== known);
  else if (known) known.discountPercent = discountPercent;
  else settings.payments.push({ type, discountPercent });
}

/** The words and the picture of a way to pay, where the store has its own. */
function paymentFields(type: (typeof paymentWays)[number]): [string, StoreField][] {
  const texts = Object.entries(ownTexts) as [keyof typeof ownTexts, number][];
  const picture = z.string().regex(/^(?!.*\.\.)[\w-][\w./-]{0,199}$/);
  return [
    ...texts.flatMap(([name, most]) =>
      languages.map((language): [string, StoreField] => [
        `payment.${type}.${name}.${language}`,
        field(`a text of at most ${most} characters, or - for ${name === "banner" ? "none" : "the usual one"}`, orNone(text(most)), ({ settings }, value) => {
          const way = takenWay(settings, type);
          way[name] = { ...way[name], [language]: value ?? undefined };
        }),
      ]),
    ),
    [
      `payment.${type}.image`,
      field("a picture under the upload base path, as payments/wing.png, or - for the usual one", orNone(picture), ({ settings }, value) => {
        const way = takenWay(settings, type);
        if (value === null) delete way.image;
        else way.image = value;
      }),
    ],
  ];
}

function takenWay(settings: Store["settings"], type: (typeof paymentWays)[number]): Store["settings"]["payments"][number] {
  return settings.payments.find((way) => way.type === type) ?? refuseWay(type);
}

function refuseWay(type: string): never {
  throw new StaffError(`The store does not take ${type}: set payment.${type} first`);
}
