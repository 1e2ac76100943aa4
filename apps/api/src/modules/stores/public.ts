export { addStore } from "./add-store.ts";
export { removeBankAccount, setBankAccount, type AccountChange } from "./bank-accounts.ts";
export { bookingLimitHours } from "./booking-limit.ts";
export { changeSettings } from "./change-settings.ts";
export { createStoreDirectory, type StoreDirectory } from "./directory.ts";
export {
  addHoliday,
  announcedHolidays,
  holidaysFrom,
  isClosedOn,
  removeHoliday,
  shownHolidays,
  startShowingHolidays,
} from "./holidays.ts";
export { readStore, type Store } from "./read-store.ts";
export { setStoreContent } from "./set-store-content.ts";
export { setStoreField, type FieldChange } from "./set-store-field.ts";
export { storeFields } from "./store-fields.ts";
export { addHost, removeHost } from "./store-hosts.ts";
