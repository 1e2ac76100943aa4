import type { PaymentWay } from "@shop/contract/payment-ways";
import { addDays, cambodianDay } from "@shop/kit/date";
import { toMinor, type Currency } from "@shop/kit/money";
import type { LocalText } from "@shop/kit/locale";
import type { CustomerContext } from "../../platform/context.ts";
import type { Queryable, Tx } from "../../platform/database/database.ts";
import { refuse } from "../../platform/errors/refusal.ts";
import { listCartLines, lockCartLines, type CartLineRow } from "../../modules/cart/public.ts";
import { isService, type StockPieces } from "../../modules/catalog/public.ts";
import { findAddress, findCustomer } from "../../modules/customers/public.ts";
import type { DeliveryQuote } from "../../modules/delivery/public.ts";
import { freeOrderNumber, type OrderDelivery } from "../../modules/orders/public.ts";
import type { Payment } from "../../modules/payments/public.ts";
import type { Store } from "../../modules/stores/public.ts";
import { findOrderedTimes } from "./find-ordered-times.ts";
import { findBuyable } from "./find-buyable.ts";
import { deliveryOf, goodsTotal, priceLines, type PricedLine } from "./price-lines.ts";
import type { Purchase } from "./read-checkout.ts";

interface PricedOrderLine extends StockPieces {
  price: number;
  name: LocalText;
  /** In English. */
  variantName: string | null;
  /** Absent in payments that were opened before lines kept them. */
  variantNames?: LocalText | null;
  image: string | null;
  isService: boolean;
  /** The held time of a person that a service is ordered with. */
  bookingId?: number;
  /** 0 for none; absent in payments that were opened before lines kept it. */
  warrantyMonths?: number;
  /** The shopper's note on the cart line, if any. */
  note?: string;
}

/** A priced order, as a payment stores it and as it is placed. All amounts are in minor units. */
export interface PricedOrder {
  /** The order's number, which a payment also shows to the bank. */
  number: string;
  fromCart: boolean;
  currency: Currency;
  rielRate: number | null;
  lines: PricedOrderLine[];
  total: number;
  discount: number;
  deliveryFee: number;
  grandTotal: number;
  note: string | null;
  delivery: OrderDelivery;
}

/** What a payment remembers of its order. */
export const pricedOf = ({ priced }: Pick<Payment, "priced">): PricedOrder => priced as PricedOrder;

type Needs = Pick<CustomerContext, "store" | "customer" | "now" | "language">;

/** The lines of a purchase at current prices. With `lock`, the cart stays locked until the end of that transaction. Pieces in `held` are held for this purchase and count as available. */
export async function pricePurchase(
  context: Needs,
  db: Queryable,
  purchase: Purchase,
  { lock, held }: { lock: Tx | null; held?: readonly StockPieces[] },
): Promise<PricedLine[]> {
  const { store, customer, now } = context;
  if (purchase.kind === "cart") {
    const lines = lock ? await lockCartLines(lock, customer) : await listCartLines(db, customer);
    return priceLines(db, { storeId: store.id, lines, held }, now());
  }
  await findBuyable(context, db, purchase.productId, purchase.variantId);
  return priceLines(db, { storeId: store.id, lines: [buyNowLine(context, purchase)], held }, now());
}

/** A "buy now" product in the shape of a cart line. Its id is not one of a real line. */
function buyNowLine(
  { store, customer, now }: Needs,
  { productId, variantId, quantity, seenPrice: seen }: Extract<Purchase, { kind: "buy_now" }>,
): CartLineRow {
  const { storeId, customerId } = customer;
  const seenPrice = seen === undefined ? null : toMinor(seen, store.currency);
  const times = { createdAt: now(), updatedAt: now() };
  return { id: 0, storeId, customerId, productId, variantId, quantity, note: null, seenPrice, ...times };
}

interface Totals {
  total: number;
  discount: number;
  deliveryFee: number;
  grandTotal: number;
}

/** A percentage of the goods' total. In riel it is rounded down to full hundreds, since there is no smaller cash: what is left to pay is rounded up, as prices are. */
const shareOf = (total: number, percent: number, currency: Currency): number =>
  currency === "KHR" ? Math.floor((total * percent) / 10_000) * 100 : Math.round((total * percent) / 100);

/** The totals of an order. The discount of a payment method applies to the goods, not to the delivery fee. */
export function totalsOf(
  lines: readonly PricedLine[],
  discountPercent: number,
  { fee, currency }: Pick<DeliveryQuote, "fee"> & Pick<Store, "currency">,
): Totals {
  const total = goodsTotal(lines);
  const discount = shareOf(total, discountPercent, currency);
  return { total, discount, deliveryFee: fee, grandTotal: total - discount + fee };
}

/** Refuses what cannot be ordered now: an empty cart, or a line that is no longer sold, has no price, or is short of stock. */
function assertAvailable(lines: readonly PricedLine[]): void {
  if (lines.length === 0) refuse("cart_empty");
  for (const { offer, price, isAvailable } of lines) {
    if (isAvailable) continue;
    if (!offer.isSold) refuse("product_not_found");
    if (price === null) refuse("price_on_request");
    if (offer.choiceIsOpen) refuse("variant_required");
    refuse("out_of_stock", { available: offer.pieces });
  }
}

function orderLineOf({ line, offer, price }: PricedLine, bookingId: number | undefined): PricedOrderLine {
  return {
    productId: line.productId,
    variantId: line.variantId,
    stockStoreId: offer.stockStoreId,
    quantity: line.quantity,
    price: price!,
    name: offer.name,
    variantName: offer.variantName?.en ?? null,
    variantNames: offer.variantName,
    image: offer.image,
    warrantyMonths: offer.warrantyMonths,
    ...(line.note && { note: line.note }),
    ...(bookingId !== undefined && { bookingId }),
    isService: isService(offer.categoryName),
  };
}

export interface OrderTerms {
  /** As it is now, with its settings. */
  store: Store;
  purchase: Purchase;
  way: PaymentWay;
  /** Null takes the default address. */
  addressId: number | null;
  note: string | null;
}

/** Prices an order that will be placed or paid: locks the cart, and requires everything to be available and the address to be one of the customer's. */
export async function priceOrder(
  context: Needs,
  tx: Tx,
  { store, purchase, way, addressId, note }: OrderTerms,
): Promise<PricedOrder> {
  const { customer, now } = context;
  const lines = await pricePurchase(context, tx, purchase, { lock: tx });
  assertAvailable(lines);
  const address = (await findAddress(tx, customer, addressId ?? undefined)) ?? refuse("address_not_found");
  const times = await findOrderedTimes(
    context,
    tx,
    lines.map(({ line }) => line),
    address.provinceCode,
  );
  const person = (await findCustomer(tx, store.id, customer.customerId)) ?? refuse("unauthorized");
  const { settings, publishesCode } = store;
  const option = settings.payments.find(({ type }) => type === way) ?? refuse("payment_type_unavailable");
  const today = cambodianDay(now());
  const delivery = deliveryOf(store, address, lines, today);
  return {
    number: await freeOrderNumber(tx, { id: store.id, code: publishesCode ? store.code : null }, now()),
    fromCart: purchase.kind === "cart",
    currency: store.currency,
    rielRate: store.rielRate,
    lines: lines.map((line) => orderLineOf(line, times.get(line.line.productId))),
    ...totalsOf(lines, option.discountPercent, { ...delivery, currency: store.currency }),
    note,
    delivery: {
      recipient: person.name,
      phone: person.phone,
      name: address.name,
      description: address.description,
      lat: address.lat,
      long: address.long,
      provinceCode: address.provinceCode,
      expectedOn: delivery.days === null ? null : addDays(today, delivery.days),
    },
  };
}

/** Refuses with `price_changed` if the total is no longer the one that the shopper agreed to. */
export function assertExpected({ grandTotal, currency }: PricedOrder, expected: number | null): void {
  if (expected !== null && toMinor(expected, currency) !== grandTotal) refuse("price_changed");
}
