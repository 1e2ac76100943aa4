import * as z from "zod";
import { languages } from "@shop/kit/locale";
import {
  call,
  calledName,
  email,
  id,
  newPassword,
  numeric,
  otp,
  pagination,
  password,
  prose,
  secret,
  storeQuery,
} from "../define.ts";
import { longestName, longestNote, longestPhone, longestPlaceText } from "../limits.ts";

const latitude = numeric(z.number().min(-90).max(90));
const longitude = numeric(z.number().min(-180).max(180));

/** A delivery address; its location is the point on the map. */
export const address = z.object({
  id: z.number(),
  name: z.string(),
  description: z.string(),
  lat: z.number(),
  long: z.number(),
  /** Two-digit province code of the national gazetteer, derived from the point. */
  province_code: z.string().nullable(),
  /** Name of the province in the requested language. */
  province: z.string().nullable(),
  is_default: z.boolean(),
});
const addressBody = z.object({
  name: calledName(longestName),
  lat: latitude,
  long: longitude,
  description: prose.max(longestNote).nullish(),
});
const place = z.object({
  code: z.string(),
  level: z.enum(["province", "district", "commune"]),
  name: z.string(),
  /** Names of the areas that contain it, smallest first. */
  within: z.string(),
  lat: z.number().nullable(),
  long: z.number().nullable(),
});

export const customerCalls = {
  "profile.get": call({
    summary: "The customer, with the default address",
    access: "customer",
    query: storeQuery,
    data: z.object({
      id: z.number(),
      name: z.string(),
      phone: z.string().nullable(),
      email: z.string().nullable(),
      lang: z.string(),
      address: address.nullable(),
      /** Store cash in decimal major units. */
      balance: z.number(),
    }),
  }),
  "profile.update": call({
    summary: "Changes name or language",
    access: "customer",
    limit: "write",
    query: storeQuery,
    body: z.object({ name: calledName(longestName).optional(), lang: z.enum(languages).optional() }),
    data: z.null(),
  }),
  "profile.changePassword": call({
    summary: "Sets a new password; every other session ends",
    access: "customer",
    query: storeQuery,
    body: z.object({ current_password: password, password: newPassword }),
    data: z.object({ token: z.string() }),
  }),
  "profile.requestContactChange": call({
    summary:
      "Sends a code to a new phone or email. Needs the password, since a phone or email can be used to set a new one",
    access: "customer",
    query: storeQuery,
    body: z.object({ phone: z.string().trim().max(longestPhone).optional(), email: email.optional(), password }),
    data: z.object({ secret: z.string(), resend_after: z.number().int() }),
  }),
  "profile.confirmContactChange": call({
    summary: "Confirms the new phone or email with its code",
    access: "customer",
    query: storeQuery,
    body: z.object({ secret, otp }),
    data: z.null(),
  }),
  "profile.export": call({
    summary: "Everything that the shop stores about the customer",
    access: "customer",
    limit: "export",
    query: storeQuery,
    data: z.record(z.string(), z.unknown()),
  }),
  "profile.remove": call({
    summary: "Removes the account; orders stay, without personal data",
    access: "customer",
    query: storeQuery,
    body: z.object({ password }),
    data: z.null(),
  }),
  "locations.list": call({
    summary: "Delivery addresses, the default first",
    access: "customer",
    query: storeQuery,
    data: z.array(address),
    beside: pagination,
  }),
  "locations.add": call({
    summary: "Adds a delivery address",
    access: "customer",
    limit: "write",
    query: storeQuery,
    body: addressBody,
    data: z.object({ id: z.number() }),
    idempotent: true,
  }),
  "locations.update": call({
    summary: "Changes a delivery address",
    access: "customer",
    limit: "write",
    params: z.object({ id }),
    query: storeQuery,
    body: addressBody.partial().extend({ is_default: z.boolean().optional() }),
    data: z.null(),
  }),
  "locations.remove": call({
    summary: "Removes a delivery address",
    access: "customer",
    limit: "write",
    params: z.object({ id }),
    query: storeQuery,
    data: z.null(),
  }),
  "places.search": call({
    summary: "Provinces, districts and communes by name, in Khmer or Latin script; provinces in Chinese too",
    access: "public",
    limit: "search",
    query: storeQuery.extend({
      text: z.string().max(longestPlaceText).optional(),
      parent: z.string().max(8).optional(),
    }),
    data: z.array(place),
    beside: pagination,
  }),
};
