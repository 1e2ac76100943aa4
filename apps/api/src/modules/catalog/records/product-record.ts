import * as z from "zod";
import { readGtin } from "@shop/kit/gtin";
import { hasVisibleText } from "@shop/kit/has-visible-text";
import type { Language, LocalText } from "@shop/kit/locale";
import { cleanHtml, cleanName } from "./clean-text.ts";
import { mostCents } from "../products/highest-price.ts";

const code = z.string().trim().min(1).max(80);
const name = z.string().transform(cleanName).pipe(z.string().min(1).max(300).refine(hasVisibleText, "is empty"));
/** The schema of a text in each language. Typed so that a new language does not compile until it is added here. */
type ByLanguage = Record<Language, z.ZodType>;
const names = z.object({ en: name, km: name.optional(), zh: name.optional() } satisfies ByLanguage);
/** Absent leaves the value unchanged, null removes it. */
const changedNames = z.object({ en: name.optional(), km: name.nullish(), zh: name.nullish() } satisfies ByLanguage);
const html = z.string().max(50_000).transform(cleanHtml);
/** A price is never 0: a product without a price has null. */
const cents = z.number().int().min(1).max(mostCents);
const pieces = z.number().int().min(0).max(100_000_000);
const gtin = z
  .string()
  .trim()
  .transform((text, check) => {
    const read = readGtin(text);
    if (read === undefined) check.addIssue({ code: "custom", message: "is not the number below a barcode" });
    return read ?? z.NEVER;
  });
const picture = z.string().trim().min(1).max(1000);

/** A promotion must be below the price, and needs one. */
function isBelow({
  price,
  promoPrice,
}: {
  price?: number | null | undefined;
  promoPrice?: number | null | undefined;
}): boolean {
  return promoPrice == null || (price != null && promoPrice < price);
}
const belowPrice = { error: "is not below the price", path: ["promoPrice"] };

const variant = z
  .object({
    /** Only if ids are assigned from outside, as for the demo. */
    id: z.number().int().min(1).optional(),
    sku: code,
    /** One for each of the product's option groups, in their order. */
    options: z
      .array(z.union([name.transform((en): LocalText => ({ en })), names]))
      .min(1)
      .max(5),
    price: cents.nullable(),
    promoPrice: cents.nullish(),
    /** Pieces in the shared stock; absent leaves the stock unchanged. */
    stock: pieces.optional(),
    image: picture.nullish(),
    gtin: gtin.nullish(),
  })
  .refine(isBelow, belowPrice);

/**
 * A product as it is saved into the catalogue, or the price and stock of one of its variants, by the variant's SKU. Money
 * is US cents; null is price on request. A field that is left out stays as it is, and one that is null is removed. Price and promotion belong together, and so do option groups and variants:
 * if one of them is given, the other is removed where it is left out. Texts are cleaned here, so that all other code may
 * show them as they are.
 */
export const productRecord = z
  .object({
    id: z.number().int().min(1).optional(),
    /** Stock keeping unit; identifies an existing product. */
    sku: code,
    /** Key of a category, group or, best, sub-category; a new product needs it. */
    category: z.string().trim().min(1).optional(),
    /** Name of the maker; a new one is added. */
    brand: name.nullish(),
    model: code.nullish(),
    /** Of a product without variants, or of its only pack. */
    gtin: gtin.nullish(),
    /** A new product needs it in English. */
    name: changedNames.optional(),
    /** Sanitised to simple HTML. */
    description: z
      .object({
        en: html.nullish().transform((text) => (text === null ? "" : text)),
        km: html.nullish(),
        zh: html.nullish(),
      } satisfies ByLanguage)
      .optional(),
    images: z.array(picture).max(30).optional(),
    specs: z
      .array(
        z.object({
          key: code,
          label: names,
          value: z.union([name, names]),
          /** Whether it is a filter of lists. */
          filter: z.boolean().optional(),
        }),
      )
      .max(200)
      .optional(),
    price: cents.nullish(),
    promoPrice: cents.nullish(),
    /** Also the end of the variants' promotions; absent for no end. */
    promoEndsAt: z.date().nullish(),
    /** Pieces in the shared pool, of a product without variants. */
    stock: pieces.optional(),
    /** `specs` are the keys of the specifications that a group's options stand for, if their names differ from the group's. */
    optionGroups: z
      .array(names.extend({ specs: z.array(code).max(10).optional() }))
      .max(5)
      .optional(),
    variants: z.array(variant).max(500).optional(),
    warrantyMonths: z.number().int().min(0).max(1200).optional(),
    /** Higher sells more. */
    popularity: z.number().int().min(0).max(2_000_000_000).optional(),
    /** For the order "newest"; absent for the time of its first import. */
    createdAt: z.date().optional(),
  })
  .refine(({ price, promoPrice, promoEndsAt }) => price !== undefined || (promoPrice == null && promoEndsAt == null), {
    error: "is missing beside the promotion",
    path: ["price"],
  })
  .refine(isBelow, belowPrice)
  .transform((record) =>
    record.variants || record.optionGroups
      ? { ...record, variants: record.variants ?? [], optionGroups: record.optionGroups ?? [] }
      : record,
  )
  .refine(({ variants = [], optionGroups = [] }) => variants.length === 0 || optionGroups.length > 0, {
    error: "are missing where there are variants",
    path: ["optionGroups"],
  })
  .refine(
    ({ variants = [], optionGroups = [] }) => variants.every(({ options }) => options.length === optionGroups.length),
    {
      error: "need one option for each option group",
      path: ["variants"],
    },
  )
  .refine(
    ({ variants = [] }) =>
      new Set(variants.map(({ options }) => JSON.stringify(options.map(({ en }) => en)))).size === variants.length,
    {
      error: "have the same options twice",
      path: ["variants"],
    },
  )
  .refine(({ variants = [] }) => new Set(variants.map(({ sku }) => sku)).size === variants.length, {
    error: "have the same SKU twice",
    path: ["variants"],
  })
  .refine(({ sku, variants = [] }) => variants.every((variant) => variant.sku !== sku), {
    error: "have the product's own SKU: each needs one of its own",
    path: ["variants"],
  });

export type ProductRecord = z.input<typeof productRecord>;
export type CleanRecord = z.output<typeof productRecord>;

/** The outcome for a record; `reason` is in English, for the sender. */
export type RecordOutcome =
  | { sku: string; outcome: "added" | "changed" | "unchanged"; id: number }
  | { sku: string; outcome: "refused"; reason: string };
