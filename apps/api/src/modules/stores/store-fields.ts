import * as z from "zod";
import { languages } from "@shop/kit/locale";
import { toMinor } from "@shop/kit/money";
import { paymentWays } from "@shop/contract/calls/checkout";
import { StaffError } from "../../platform/staff-error.ts";
import type { Store } from "./read-store.ts";

/** One thing about a store that staff can set, by a name and a text. */
export interface StoreField {
  /** What the value must be, for the help and for refusals. */
  expects: string;
  /** Puts the value into a copy of the store; undefined when it is not what is expected. */
  apply(store: Store, value: string): boolean;
}

const none = "-";

/** A field whose text is read by a schema; `put` stores what came out. */
function field<Value>(expects: string, schema: z.ZodType<Value, string>, put: (store: Store, value: Value) => void): StoreField {
  return {
    expects,
    apply(store, text) {
      const parsed = schema.safeParse(text);
      if (parsed.success) put(store, parsed.data);
      return parsed.success;
    },
  };
}

const text = (most: number) => z.string().trim().min(1).max(most);
const orNone = <Value>(schema: z.ZodType<Value, string>) =>
  z.string().transform((value, context): Value | null => {
    if (value === none) return null;
    const parsed = schema.safeParse(value);
    if (!parsed.success) context.addIssue({ code: "custom" });
    return parsed.data ?? null;
  });
const wholeNumber = (from: number, to: number) => z.string().regex(/^-?\d+$/).transform(Number).refine((value) => value >= from && value <= to);
const onOff = z.enum(["on", "off"]).transform((value) => value === "on");
const link = z.url({ protocol: /^https?$/ }).max(500);
/** Decimal major units; the store's currency is known only where it is put. */
const amount = z.string().regex(/^\d+(\.\d+)?$/).transform(Number);

function minorOf(store: Store, major: number): number {
  const minor = toMinor(major, store.currency);
  if (minor === null) throw new StaffError(`${major} has more decimals than ${store.currency} has`);
  return minor;
}

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
  ["delivery.free-from", field("a total of goods, or - for never", orNone(amount), (store, value) => (store.settings.delivery.freeFrom = value === null ? null : minorOf(store, value)))],
  ...inEachLanguage("tagline", 120),
  ...inEachLanguage("about", 2000),
  ...phones.map((name) => [`phone.${name}`, field("a phone number, or - for none", orNone(z.string().regex(/^\+?[\d ]{6,20}$/)), ({ info }, value) => (info.phones[name] = value))] as const),
  ...links.map((name) => [`link.${name}`, field("an address, or - for none", orNone(link), ({ info }, value) => (info.links[name] = value))] as const),
  ...paymentWays.map((type) => [`payment.${type}`, field("its discount in percent from 0 to 50, or - to take it away", orNone(wholeNumber(0, 50)), ({ settings }, percent) => setPayment(settings, type, percent))] as const),
  ...paymentWays.flatMap(paymentFields),
  ...provinces().map((code) => [`delivery.fee.${code}`, field(code === "*" ? "a fee" : "a fee, or - for that of the rest", code === "*" ? amount : orNone(amount), (store, value) => setFee(store, code, value))] as const),
]);

/** Two-digit province codes, and `*` for the rest. */
function provinces(): string[] {
  return ["*", ...Array.from({ length: 25 }, (_, index) => String(index + 1).padStart(2, "0"))];
}

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

function setFee(store: Store, code: string, value: number | null): void {
  const { feeByProvince } = store.settings.delivery;
  if (value === null) delete feeByProvince[code];
  else feeByProvince[code] = minorOf(store, value);
}
