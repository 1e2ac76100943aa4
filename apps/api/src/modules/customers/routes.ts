import type { Handlers } from "../../platform/handler.ts";
import { onePage } from "../../platform/pagination.ts";
import { repeatable } from "../../platform/idempotency/repeatable.ts";
import { addAddress, listAddresses, removeAddress, updateAddress } from "./addresses.ts";
import { addressWires } from "./address-wire.ts";
import { updateProfile } from "./change-customer.ts";
import { searchPlaces } from "./places.ts";

export const customerHandlers = {
  "profile.update": async ({ database, customer }, { body }) => {
    await updateProfile(database.db, customer, body);
    return { data: null };
  },

  "locations.list": async ({ database: { db }, customer, language }) =>
    onePage(await addressWires(db, await listAddresses(db, customer), language)),

  "locations.add": async (context, { body }) => {
    const id = await repeatable(context, "locations.add", body, (tx) =>
      addAddress(tx, context.customer, { ...body, description: body.description ?? "" }),
    );
    return { data: { id } };
  },

  "locations.update": async ({ database, customer }, { params, body }) => {
    const { is_default: isDefault, description, ...rest } = body;
    const fields = { ...rest, ...(description !== undefined && { description: description ?? "" }) };
    await database.transaction((tx) => updateAddress(tx, customer, params.id, { ...fields, isDefault }));
    return { data: null };
  },

  "locations.remove": async ({ database, customer, now }, { params }) => {
    await database.transaction((tx) => removeAddress(tx, customer, params.id, now()));
    return { data: null };
  },

  "places.search": async ({ database, language }, { query }) =>
    onePage(await searchPlaces(database.db, query, language)),
} satisfies Partial<Handlers>;
