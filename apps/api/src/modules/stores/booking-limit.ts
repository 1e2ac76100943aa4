import type { Store } from "./read-store.ts";

/** Hours before a booking until which its shopper may move or cancel it. */
export const bookingLimitHours = ({ settings }: Pick<Store, "settings">): number => settings.bookingLimitHours ?? 24;
