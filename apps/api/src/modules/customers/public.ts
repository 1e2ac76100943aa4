export { addressWire } from "./address-wire.ts";
export { addAddress, findAddress } from "./addresses.ts";
export { anonymizeCustomer, createCustomer, holdPasswordHash, setContact, setPasswordHash } from "./change-customer.ts";
export { checkProvinces } from "./check-provinces.ts";
export { findByEmail, findByPhone, findCustomer, lockByPhone, lockCustomer, removedCustomers, type Customer } from "./find-customer.ts";
export { importPlaces, type PlacesReport } from "./import-places.ts";
export { parsePhone } from "./phone.ts";
export { provinceAt } from "./places.ts";
export { chineseName, provinceSpellings } from "./province-names.ts";
