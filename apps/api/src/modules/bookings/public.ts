export {
  bookingsOfOrder,
  cancelTimesOf,
  changeBooking,
  findBooking,
  findOwnBooking,
  isServed,
  lockBooking,
  lockOwnBooking,
  timesToCome,
  type Booking,
} from "./bookings.ts";
export {
  bookHeldTimes,
  removeTimeFromCart,
  extendHolds,
  findHold,
  forgetHolds,
  renewHold,
  lockHeldTimes,
  releaseHolds,
  releaseTimes,
  timesInCart,
  insertHold,
} from "./holds.ts";
export { forgetReviews, writeReview } from "./reviews.ts";
export { hoursOf, setServiceHours } from "./service-hours.ts";
export { clearSpan, lockTimes, takenSpans, takenSpansOf } from "./taken-times.ts";
export { daysFrom, isWorkingTime, overlaps, spanOf, spansOfDay } from "./working-time.ts";
