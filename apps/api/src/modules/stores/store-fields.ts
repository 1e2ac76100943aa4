import * as z from "zod";
import { languages } from "@shop/kit/locale";
import { StaffError } from "../../platform/errors/staff-error.ts";
import { deliveryFields } from "./delivery-fields.ts";
import {
  field,
  link,
  longestStoreName,
  onOff,
  orNone,
  picture,
  pictureField,
  text,
  wholeNumber,
  type StoreField,
} from "./field-kinds.ts";
import { locationFields } from "./location-fields.ts";
import { paymentFields } from "./payment-fields.ts";
import type { Store } from "./read-store.ts";

const inEachLanguage = (name: "tagline" | "about", most: number) =>
  languages.map(
    (language) =>
      [
        `${name}.${language}`,
        field(`a text of at most ${most} characters`, text(most), ({ info }, value) => (info[name][language] = value)),
      ] as const,
  );

const phones = ["smart", "cellcard", "metfone", "whatsapp"] as const;
const links = [
  "facebook",
  "telegram",
  "telegramChannel",
  "tiktok",
  "youtube",
  "messenger",
  "playstore",
  "appstore",
  "download",
] as const;

function setRielRate(store: Store, rate: number | null): void {
  if (rate === null && store.currency === "KHR")
    throw new StaffError(
      "The store sells in riel, so it needs a rate: without one, all its prices would be on request",
    );
  store.rielRate = rate;
}

/** Every field, by its name. */
export const storeFields: ReadonlyMap<string, StoreField> = new Map<string, StoreField>([
  [
    "name",
    field(
      `a text of at most ${longestStoreName} characters`,
      text(longestStoreName),
      (store, value) => (store.name = value),
    ),
  ],
  [
    "color",
    field(
      "a colour such as #0f766e",
      z
        .string()
        .toLowerCase()
        .regex(/^#[0-9a-f]{6}$/),
      (store, value) => (store.color = value),
    ),
  ],
  [
    "logo",
    pictureField(
      "a path below the media directory such as stores/logo.svg, or - for none",
      orNone(picture),
      ({ info }, value) => (info.logo = value ?? ""),
    ),
  ],
  [
    "favicon",
    pictureField(
      "a path below the media directory such as stores/icon.png, or - for none",
      orNone(picture),
      ({ info }, value) => (info.favicon = value ?? ""),
    ),
  ],
  [
    "origin",
    field(
      "the public address such as https://shop.example, or - for the address of the request",
      orNone(z.string().regex(/^https?:\/\/[a-z0-9.-]+(:\d+)?$/)),
      (store, value) => (store.origin = value),
    ),
  ],
  // The rate has been about 4,000 for decades; with a digit too few or too many, a store in riel would sell at a tenth of its prices.
  [
    "riel-rate",
    field(
      "riel for one dollar, from 2000 to 10000, or - to show no riel",
      orNone(wholeNumber(2000, 10_000)),
      setRielRate,
    ),
  ],
  [
    "publishes-code",
    field(
      "on or off: whether shoppers see the store's code, at the beginning of its order numbers",
      onOff,
      (store, value) => (store.publishesCode = value),
    ),
  ],
  [
    "footer",
    field(
      "default, or special: a footer that begins with the location, for a store with a physical shop",
      z.enum(["default", "special"]),
      ({ settings }, value) => (settings.footer = value),
    ),
  ],
  [
    "price-percent",
    field(
      "a whole number from -50 to 200: percent added to the catalogue's prices",
      wholeNumber(-50, 200),
      ({ settings }, value) => (settings.priceAdjustPercent = value),
    ),
  ],
  [
    "booking-limit",
    field(
      "a whole number from 0 to 336: hours before a booking until which shoppers may change it",
      wholeNumber(0, 336),
      ({ settings }, value) => (settings.bookingLimitHours = value),
    ),
  ],
  [
    "feature.news",
    field("on or off: whether the store has news", onOff, ({ settings }, value) => (settings.features.news = value)),
  ],
  [
    "feature.check-result",
    field(
      "on or off: whether the store has inspection reports of used devices",
      onOff,
      ({ settings }, value) => (settings.features.checkResult = value),
    ),
  ],
  ...inEachLanguage("tagline", 120),
  ...inEachLanguage("about", 2000),
  ...phones.map(
    (name) =>
      [
        `phone.${name}`,
        field(
          "a phone number, or - for none",
          orNone(z.string().regex(/^\+?[\d ]{6,20}$/)),
          ({ info }, value) => (info.phones[name] = value),
        ),
      ] as const,
  ),
  ...links.map(
    (name) =>
      [
        `link.${name}`,
        field("a web address, or - for none", orNone(link), ({ info }, value) => (info.links[name] = value)),
      ] as const,
  ),
  ...locationFields,
  ...paymentFields,
  ...deliveryFields,
]);
