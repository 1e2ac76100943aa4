import type { Tab } from "../tab.ts";
import { customerMark } from "../world.ts";

export interface Props {
  /** Draws a receipt, another one each time, since the shop accepts a receipt for one order only. */
  drawReceipt: () => Promise<Uint8Array<ArrayBuffer>>;
}

/**
 * Something that a shopper does: calls the shop, and notes in `Acknowledged` what it answered. What is wrong at once is reported
 * as a violation; the rest is compared with the database at the end.
 */
export type Action = (tab: Tab, props: Props) => Promise<unknown>;

export const anyProduct = ({ chances, stage: { world } }: Tab) =>
  chances.happens(0.2) ? chances.pick(world.scarce) : chances.pick(world.plenty);

export const ownMark = (tab: Tab) => customerMark(tab.shopper.customerId);
