export { createCustomer, setContact, setPasswordHash, updateProfile, type Owner } from "./change-customer.ts";
export { findByEmail, findByPhone, findCustomer, type Customer } from "./find-customer.ts";
export { operatorOf, parsePhone } from "./phone.ts";
