import type { OnlineWay } from "@shop/contract/online-ways";
import { khqr } from "./khqr/entry.ts";
import { paypal } from "./paypal/entry.ts";
import type { ProviderEntry } from "./provider.ts";

/** Every way that is paid before the order; one more is a folder, and a line here. */
export const providerEntries: Record<OnlineWay, ProviderEntry> = { khqr, paypal };
