import { eq } from "drizzle-orm";
import { vi } from "vitest";
import { stock } from "../../modules/catalog/tables.ts";
import { paymentShop } from "./payment-shop.ts";
import { insertShopper } from "../samples/shopper.ts";
import { insertProduct } from "../samples/product.ts";

interface LogLine {
  msg: string;
  reason?: string;
  payment?: string;
}

/** A shop that is paid by KHQR, and what tests of such payments ask of it. */
export async function khqrShop() {
  const shop = await paymentShop();
  const { services, db, here, desk } = shop;

  /** The warnings that the shop has logged since they were last read. */
  function warnings(): LogLine[] {
    const lines = vi.mocked(console.error).mock.calls.map(([line]) => JSON.parse(String(line)) as LogLine);
    vi.mocked(console.error).mockClear();
    return lines;
  }

  return {
    ...shop,
    warnings,
    pieces: async (productId: number) => (await db.select().from(stock).where(eq(stock.productId, productId)))[0]!,
    /** What the shop logs when money has to go back. */
    expectHeld: () => vi.mocked(console.error).mockImplementation(() => undefined),
    heldReasons: () => warnings().flatMap(({ msg, reason }) => (msg === "money is held for refund" ? [reason!] : [])),
    /** A payment that a new shopper has opened for pieces of a new product. */
    async opened(quantity = 2, more: object = {}, price = 1000) {
      const product = await insertProduct(db, [here], { price, pieces: 10 });
      const who = await insertShopper(services, here, [{ productId: product.id, quantity }]);
      const reply = await desk.khqr(who, more);
      return { product, who, reply, id: reply.body.data?.payment_id as string };
    },
  };
}
