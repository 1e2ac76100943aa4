import type { Services } from "../../platform/context.ts";
import { addAddress } from "../../modules/customers/public.ts";
import { putLine } from "../../modules/cart/public.ts";
import { insertCustomer, type SignedInCustomer } from "./customer.ts";

export interface Shopper extends SignedInCustomer {
  addressId: number;
}

/** A signed-in customer with an address in Phnom Penh and these products in the cart. */
export async function insertShopper(
  services: Services,
  storeId: number,
  cart: { productId: number; variantId?: number; quantity: number; note?: string | null }[] = [],
): Promise<Shopper> {
  const customer = await insertCustomer(services, storeId);
  const owner = { storeId, customerId: customer.customerId };
  const addressId = await services.database.transaction(async (tx) => {
    for (const { productId, variantId = 0, quantity, note = null } of cart)
      await putLine(tx, owner, { productId, variantId, quantity, note, seenPrice: null });
    return addAddress(tx, owner, { name: "Home", description: "Street 51", lat: 11.5564, long: 104.9282 });
  });
  return { ...customer, addressId };
}
