/** What the shop acknowledged to shoppers, and what must therefore be in the database at the end. */
export class Acknowledged {
  /** Orders by number, with what the checkout answered. */
  readonly orders = new Map<string, { customerId: number; storeCode: string; total: number }>();
  /** Pieces added to the carts of counted customers, by customer and product. */
  readonly added = new Map<string, number>();
  /** Whether a product is on a wishlist, by customer and product. Only one tab changes each of them. */
  readonly wishes = new Map<string, boolean>();
  /** Texts of addresses by id; null for one that was removed. */
  readonly addresses = new Map<number, string | null>();
  readonly cancelled = new Set<string>();
  readonly payments = new Map<string, { customerId: number; key: string }>();
  readonly registered = new Map<number, string>();
  /** Bookings that were cancelled. */
  readonly givenUp = new Set<number>();
  /** A cart line of each customer, which others try to change. */
  readonly lines = new Map<number, number>();

  add(customerId: number, productId: number, quantity: number): void {
    const key = `${customerId}/${productId}`;
    this.added.set(key, (this.added.get(key) ?? 0) + quantity);
  }
}
