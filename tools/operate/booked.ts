import type { OrderDelivery } from "@shop/api/modules/orders/public";

const at = new Intl.DateTimeFormat("en-GB", { timeZone: "Asia/Phnom_Penh", dateStyle: "short", timeStyle: "short" });

/** When somebody comes, in Cambodia. */
export const shownSpan = ({ from, to }: { from: Date; to: Date }): string => at.formatRange(from, to);

/** Whom an order is for, and where. */
export const shownDelivery = ({ recipient, phone, name, description, lat, long }: OrderDelivery): string => `${recipient} ${phone ?? ""}: ${name}, ${description} (${lat}, ${long})`;
