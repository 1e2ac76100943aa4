import * as z from "zod";
import { call, id, page, pagination, phone, prose, reference, storeQuery, typedNumber } from "../define.ts";
import { longestClaimText, longestSerial, mostClaimPictures } from "../limits.ts";
import { warrantyItem } from "./warranty.ts";

/** `asked`: the store waits for the shopper's answer. `closed`: the piece is back with its owner, or the store gave the claim up. */
export const claimStates = [
  "received",
  "in_review",
  "asked",
  "approved",
  "refused",
  "repaired",
  "replaced",
  "closed",
  "withdrawn",
] as const;

const claimHead = z.object({
  number: z.string(),
  state: z.enum(claimStates),
  name: z.string(),
  variant_name: z.string().nullable(),
  image: z.string(),
  made_at: z.string(),
});

/** A state with the time it began and the message to the shopper. */
const step = z.object({ state: z.enum(claimStates), at: z.string(), note: z.string().nullable() });

/** A claim as seen with its number and the end of the phone number: without anything the shopper wrote or uploaded. */
const followedClaim = claimHead.extend({ history: z.array(step) });

const pictures = z.array(z.string().max(200)).max(mostClaimPictures).default([]);

/** A claim as its shopper sees it. */
const claim = followedClaim.extend({
  order_number: z.string(),
  serial: z.string().nullable(),
  problem: z.string(),
  /** URLs of pictures that only the shopper who uploaded them can open. */
  pictures: z.array(z.string()),
  /** Oldest first, with the shopper's answers and the pictures that either side attached. */
  history: z.array(step.extend({ answer: z.string().nullable(), pictures: z.array(z.string()) })),
  can_withdraw: z.boolean(),
});

export const claimCalls = {
  "claims.item": call({
    summary:
      "A line of an order, whether its warranty is valid, and its open claim if there is one; only one claim can be open",
    access: "customer",
    params: z.object({ line_id: id }),
    query: storeQuery,
    data: warrantyItem.extend({ open_claim: z.string().nullable() }),
  }),
  "claims.make": call({
    summary: "Makes a warranty claim, with up to five pictures that were uploaded with purpose `claim`",
    access: "customer",
    limit: "claim",
    query: storeQuery,
    body: z.object({
      line_id: id,
      /** Serial number of the piece, if staff recorded several for the line. */
      serial: z.string().trim().max(longestSerial).nullish(),
      problem: prose.min(1).max(longestClaimText),
      pictures,
    }),
    data: z.object({ number: z.string() }),
    idempotent: true,
  }),
  "claims.list": call({
    summary: "The customer's claims, the newest first",
    access: "customer",
    query: storeQuery.extend({ page: page.optional() }),
    data: z.array(claimHead),
    beside: pagination,
  }),
  "claims.get": call({
    summary: "One of the customer's claims with its history and pictures",
    access: "customer",
    params: z.object({ number: reference }),
    query: storeQuery,
    data: claim,
  }),
  "claims.answer": call({
    summary: "Answers the shop's question about a claim, which goes back into review",
    access: "customer",
    limit: "write",
    params: z.object({ number: reference }),
    query: storeQuery,
    body: z.object({ text: prose.min(1).max(longestClaimText), pictures }),
    data: z.object({ number: z.string() }),
    idempotent: true,
  }),
  "claims.withdraw": call({
    summary: "Withdraws a claim, as long as the product has not been repaired or replaced",
    access: "customer",
    limit: "write",
    params: z.object({ number: reference }),
    query: storeQuery,
    data: z.object({ number: z.string() }),
  }),
  "claims.find": call({
    summary: "A claim, by its number and the last four digits of the order's or the customer's phone",
    access: "public",
    query: storeQuery.extend({ claim: typedNumber, phone }),
    data: followedClaim,
  }),
};
