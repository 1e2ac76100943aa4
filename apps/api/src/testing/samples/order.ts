import type { Tx } from "../../platform/database/database.ts";
import {
  changeState,
  freeOrderNumber,
  insertOrder,
  lockOrderById,
  type Order,
  type OrderDelivery,
  type OrderState,
} from "../../modules/orders/public.ts";

interface SampleOrder {
  storeId: number;
  customerId: number;
  at: Date;
  /** A new number of S001 if the test gives none. */
  number?: string;
  lines: {
    productId: number;
    name?: { en: string; km?: string };
    image?: string;
    isService?: boolean;
    quantity?: number;
  }[];
  /** Those that it has been in after `placed`. */
  states?: OrderState[];
  delivery?: Partial<OrderDelivery>;
}

/** An order to Dara in Phnom Penh, who has another phone than the customer. Its money is $10 and a fee of $1, whatever its lines are. */
export async function placeSampleOrder(
  tx: Tx,
  { storeId, customerId, at, number, lines, states = [], delivery }: SampleOrder,
): Promise<Order> {
  const order = await insertOrder(
    tx,
    {
      storeId,
      customerId,
      number: number ?? (await freeOrderNumber(tx, { id: storeId, code: "S001" }, at)),
      delivery: {
        recipient: "Dara",
        phone: "+85598765432",
        name: "Home",
        description: "Street 51",
        lat: 11.55,
        long: 104.92,
        provinceCode: "12",
        expectedOn: null,
        ...delivery,
      },
      currency: "USD",
      total: 1000,
      discount: 0,
      deliveryFee: 100,
      grandTotal: 1100,
    },
    lines.map((line) => ({ name: { en: "Camera" }, isService: false, quantity: 1, price: 1000, ...line })),
    { actor: "test", at },
  );
  const cause = { actor: "staff:test", at, note: "for staff only" };
  for (const state of states) await changeState(tx, await lockOrderById(tx, order.id), state, cause);
  return order;
}
