export { addressWires } from "./address-wire.ts";
export { addAddress, findAddress } from "./addresses.ts";
export { anonymizeCustomer, createCustomer, holdPasswordHash, setContact, setPasswordHash } from "./change-customer.ts";
export { checkProvinces } from "./check-provinces.ts";
export {
  findByEmail,
  findByPhone,
  findCustomer,
  listByEmail,
  lockByPhone,
  lockCustomer,
  mostHolders,
  removedCustomers,
  type Customer,
} from "./find-customer.ts";
export { importPlaces, type PlacesReport } from "./import-places.ts";
export { nameProvinces } from "./name-provinces.ts";
export { parsePhone } from "./phone.ts";
export { provinceAt } from "./places.ts";
export { provinceSpellings } from "./province-names.ts";
