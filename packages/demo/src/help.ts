import { account } from "./help/account.ts";
import { delivery } from "./help/delivery.ts";
import { ordering } from "./help/ordering.ts";
import { payment } from "./help/payment.ts";
import { servicesHelp } from "./help/services.ts";
import type { DemoHelpCategory } from "./help/types.ts";
import { warranty } from "./help/warranty.ts";

export type { DemoHelpCategory } from "./help/types.ts";

/** The help center, the same in every store. */
export const helpCategories: DemoHelpCategory[] = [ordering, payment, delivery, warranty, account, servicesHelp];
