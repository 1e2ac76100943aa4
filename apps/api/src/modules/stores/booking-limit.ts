import type { Store } from "./read-store.ts";

/** Until how many hours before a booking the shopper may move or cancel it. */
export const bookingLimitHours = ({ settings }: Pick<Store, "settings">): number => settings.bookingLimitHours ?? 24;
