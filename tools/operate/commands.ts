import type { Command } from "./command.ts";
import { accountCommands } from "./commands/account.ts";
import { assortmentCommands } from "./commands/assortment.ts";
import { bookingCommands } from "./commands/booking.ts";
import { budgetCommands } from "./commands/budget.ts";
import { cashCommands } from "./commands/cash.ts";
import { categoryCommands } from "./commands/category.ts";
import { checkCommands } from "./commands/check.ts";
import { claimCommands } from "./commands/claim.ts";
import { contentCommands } from "./commands/content.ts";
import { freelancerCommands } from "./commands/freelancer.ts";
import { holidayCommands } from "./commands/holiday.ts";
import { hostCommands } from "./commands/host.ts";
import { orderCommands } from "./commands/order.ts";
import { paymentCommands } from "./commands/payment.ts";
import { priceCommands } from "./commands/price.ts";
import { productCommands } from "./commands/product.ts";
import { refundCommands } from "./commands/refund.ts";
import { salesCommands } from "./commands/sales.ts";
import { serialCommands } from "./commands/serial.ts";
import { stockCommands } from "./commands/stock.ts";
import { storeContentCommands } from "./commands/store-content.ts";
import { storeCommands } from "./commands/store.ts";
import { todayCommands } from "./commands/today.ts";
import { trailCommands } from "./commands/trail.ts";

/** All commands, in the order of the help. */
export const commands: readonly Command[] = [
  ...todayCommands,
  ...storeCommands,
  ...storeContentCommands,
  ...hostCommands,
  ...holidayCommands,
  ...accountCommands,
  ...orderCommands,
  ...salesCommands,
  ...paymentCommands,
  ...refundCommands,
  ...cashCommands,
  ...assortmentCommands,
  ...productCommands,
  ...categoryCommands,
  ...priceCommands,
  ...stockCommands,
  ...serialCommands,
  ...claimCommands,
  ...checkCommands,
  ...contentCommands,
  ...freelancerCommands,
  ...bookingCommands,
  ...budgetCommands,
  ...trailCommands,
];
