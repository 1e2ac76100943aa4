import * as z from "zod";
import { call, calledName, flag, id, money, numeric, page, pagination, storeQuery } from "../define.ts";
import { highestPrice, longestBuild, longestBuildName, writtenBuild } from "../limits.ts";
import { productCard } from "./catalog.ts";

/** The slots of a PC that parts go into. */
export const buildSlots = ["cpu", "board", "cooler", "ram", "storage", "gpu", "case", "psu", "extra"] as const;
/** What a PC can be suggested for. */
export const buildUses = ["gaming", "creator", "office"] as const;
const slot = z.enum(buildSlots);

/**
 * Comma-separated `product[-variant][xquantity]`, such as `5001,5081-508101x2`. Only ids: prices
 * and compatibility are checked whenever it is read.
 */
const buildParts = z.string().max(longestBuild).regex(writtenBuild);

/** `unknown`: a fact that the rule needs is missing; `warns`: it works, but with a drawback. */
export const buildAnswer = z.enum(["fits", "warns", "unknown", "fails"]);

/** The result of one rule: as text, and for programs as a reason with its numbers. */
export const buildFinding = z.object({
  rule: z.string(),
  between: z.array(slot),
  answer: buildAnswer,
  /** In the language of the call: the reason, or for what fits, what was checked. */
  text: z.string(),
  reason: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});

/** A chosen part. Prices are decimal, in the store's currency. */
export const buildPart = z.object({
  slot,
  product_id: z.number(),
  variant_id: z.number().nullable(),
  quantity: z.number(),
  name: z.string(),
  image: z.string(),
  variant_name: z.string().nullable(),
  /** The variants it can be exchanged for, including itself. */
  variants: z.array(z.object({ id: z.number(), name: z.string() })),
  /** Price of one piece; null means price on request. */
  price: money.nullable(),
  /** Pieces in stock now. */
  pieces: z.number(),
});

/** A build with its current prices, stock and compatibility. */
export const build = z.object({
  /** As in the builder's URL, without parts that are no longer sold. */
  parts: z.string(),
  chosen: z.array(buildPart),
  /** The overall result: `fits` only if every applicable rule says so. */
  answer: buildAnswer,
  findings: z.array(buildFinding),
  /** Required slots that are empty. */
  missing: z.array(slot),
  watts: z.object({ estimate: z.number(), recommended: z.number(), supply: z.number().nullable(), known: z.boolean() }),
  total: money,
  /** A part has its price on request, which is not in the total. */
  on_request: z.boolean(),
  in_stock: z.boolean(),
  /** Number of requested parts that are no longer sold here, or are not PC parts. */
  gone: z.number(),
  /** Slots for several parts that have no room for another. */
  full: z.array(slot),
  /** Number of requested parts that did not fit into a full slot; the first ones stay. */
  left_out: z.number(),
});

const savedBuild = z.object({ id: z.number(), name: z.string(), parts: z.string(), updated_at: z.string() });

export const pcBuilderCalls = {
  "builder.get": call({
    summary: "A PC made of the given parts: prices, stock, power, and the result of each rule",
    access: "public",
    query: storeQuery.extend({ parts: buildParts.optional() }),
    data: build,
    beside: z.object({
      /** Number of products in the store for each slot. */
      slots: z.array(z.object({ slot, total: z.number() })),
    }),
  }),
  "builder.choices": call({
    summary: "Products for a slot, the fitting ones first, each with the results of the rules in this PC",
    access: "public",
    query: storeQuery.extend({
      slot,
      parts: buildParts.optional(),
      /** Only compatible parts, with or without a warning. */
      fits: flag.optional(),
      in_stock: flag.optional(),
      brand_id: id.optional(),
      name: z.string().trim().max(longestBuildName).optional(),
      sort: z.enum(["popular", "price_asc", "price_desc"]).optional(),
      page: page.optional(),
    }),
    data: z.array(z.object({ product: productCard, answer: buildAnswer, findings: z.array(buildFinding) })),
    beside: pagination.extend({
      /** Number of products by result, before the `fits` filter. */
      counts: z.object({ fits: z.number(), warns: z.number(), unknown: z.number(), fails: z.number() }),
      brands: z.array(z.object({ id: z.number(), name: z.string() })),
    }),
  }),
  "builder.suggest": call({
    summary: "Suggests a PC for a use and a budget, from parts that are in stock and fit each other",
    access: "public",
    query: storeQuery.extend({ use: z.enum(buildUses), budget: numeric(z.number().min(1).max(highestPrice)) }),
    /** Null if none can be built for this budget. */
    data: z.object({ parts: z.string(), total: money }).nullable(),
  }),
  "builder.saved": call({
    summary: "The customer's saved PCs, the last changed first",
    access: "customer",
    query: storeQuery,
    data: z.array(savedBuild),
    beside: pagination,
  }),
  "builder.save": call({
    summary: "Saves a PC; the same parts are saved once, with the new name",
    access: "customer",
    limit: "write",
    query: storeQuery,
    body: z.object({ name: calledName(longestBuildName), parts: buildParts.min(1) }),
    data: savedBuild,
    idempotent: true,
  }),
  "builder.remove": call({
    summary: "Deletes a saved PC",
    access: "customer",
    params: z.object({ id }),
    query: storeQuery,
    data: z.null(),
  }),
};
