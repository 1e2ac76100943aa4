export { addStore } from "./add-store.ts";
export { removeBankAccount, setBankAccount, type AccountChange } from "./bank-accounts.ts";
export { bookingLimitHours } from "./booking-limit.ts";
export { changeSettings } from "./change-settings.ts";
export { createStoreDirectory, type StoreDirectory } from "./directory.ts";
export { readStore, type Store } from "./read-store.ts";
export { setStoreField, type FieldChange } from "./set-store-field.ts";
export { storeFields } from "./store-fields.ts";
export { addHost, removeHost } from "./store-hosts.ts";
