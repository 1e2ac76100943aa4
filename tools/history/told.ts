/** What shoppers were told, and so what must be there whatever happened since. */
export class Told {
  /** Orders by number, as their checkout answered. */
  readonly orders = new Map<string, { customerId: number; storeCode: string; total: number }>();
  /** Pieces put into the carts of counted customers, by customer and product. */
  readonly added = new Map<string, number>();
  /** Whether a product is on a wishlist, by customer and product: each is one tab's own. */
  readonly wishes = new Map<string, boolean>();
  /** Texts of addresses by id; null for one that was removed. */
  readonly addresses = new Map<number, string | null>();
  readonly cancelled = new Set<string>();
  readonly payments = new Map<string, { customerId: number; key: string }>();
  readonly registered = new Map<number, string>();
  /** Ordered times that were given up. */
  readonly givenUp = new Set<number>();
  /** Lines that a customer's cart had, for others to try. */
  readonly lines = new Map<number, number>();

  add(customerId: number, productId: number, quantity: number): void {
    const key = `${customerId}/${productId}`;
    this.added.set(key, (this.added.get(key) ?? 0) + quantity);
  }
}
