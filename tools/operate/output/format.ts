import type { OrderDelivery } from "@shop/api/modules/orders/public";
import type { listTimesOf } from "@shop/api/views/staff/list-bookings";

const at = new Intl.DateTimeFormat("en-GB", { timeZone: "Asia/Phnom_Penh", dateStyle: "short", timeStyle: "short" });

/** The time of a booking, in the time zone of Cambodia. */
export const formatSpan = ({ from, to }: { from: Date; to: Date }): string => at.formatRange(from, to);

/** The recipient and address of an order. */
export const formatDelivery = ({ recipient, phone, name, description, lat, long }: OrderDelivery): string =>
  `${recipient} ${phone ?? ""}: ${name}, ${description} (${lat}, ${long})`;

/** A booking with when, for which order and where. */
export const formatBooking = ({
  id,
  during,
  number,
  delivery,
}: Awaited<ReturnType<typeof listTimesOf>>[number]): string =>
  `booking ${id}: ${formatSpan(during)}  ${number}  ${formatDelivery(delivery)}`;

/** What became of something that was saved; a draft says what shows it to shoppers. */
export const savedAs = (published: boolean, publish: string): string =>
  published ? "shown" : `draft; to show it: ${publish}`;
