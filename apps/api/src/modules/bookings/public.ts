export {
  bookHeld,
  bookingsOfOrder,
  cancelTimesOf,
  changeBooking,
  clearSpan,
  dropFromCart,
  extendHolds,
  findOwnBooking,
  forgetHolds,
  hoursOf,
  listComing,
  lockBooking,
  lockHeld,
  lockOwnBooking,
  lockTimes,
  releaseHolds,
  setServiceHours,
  takenSpans,
  takenSpansOf,
  timesInCart,
  writeHold,
  type Booking,
  type BookingOwner,
} from "./bookings.ts";
export { forgetReviews, writeReview } from "./reviews.ts";
export type { Span } from "./tables.ts";
export { daysFrom, isWorkingTime, overlaps, spanOf, spansOfDay, type WorkingTime } from "./working-time.ts";
