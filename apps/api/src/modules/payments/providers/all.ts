import type { OnlineWay } from "@shop/contract/online-ways";
import { khqr } from "./khqr/entry.ts";
import { paypal } from "./paypal/entry.ts";
import type { ProviderEntry } from "./provider.ts";

/** All payment methods that are paid before the order. To add one: a folder, and a line here. */
export const providerEntries: Record<OnlineWay, ProviderEntry> = { khqr, paypal };
