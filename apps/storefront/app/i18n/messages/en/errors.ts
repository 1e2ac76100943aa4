import { errorTable, type ErrorCode } from "@shop/contract/errors";

/** Names of fields, for error messages below them and for refusals in other languages. The API's English messages use its own field names. */
const fields = {
  field_address: "Delivery address",
  field_payment_type: "Way to pay",
  field_payment_method: "Kind of transfer",
  field_image_url: "Picture of the receipt",
  field_file: "Picture",
  field_quantity: "Quantity",
  field_product_id: "Product",
  field_note: "Note",
  field_name: "Name",
  field_phone: "Phone number",
  field_email: "Email",
  field_password: "Password",
  field_current_password: "Current password",
  field_otp: "Code",
  field_lat: "Latitude",
  field_long: "Longitude",
  field_description: "House, street and landmark",
  field_order: "Order number",
  field_serial: "Serial number",
  field_problem: "What is wrong",
  field_pictures: "Pictures",
  field_claim: "Claim number",
};

/** Waiting times inside a sentence, always plural. In English the API's own message contains them. */
const waits = {
  wait_seconds: "{count} seconds",
  wait_minutes: "{count} minutes",
  wait_hours: "{count} hours",
};

/** The API's refusals by code; in English its own messages, verbatim. */
export const errors = {
  ...(Object.fromEntries(Object.entries(errorTable).map(([code, { message }]) => [code, message])) as Record<ErrorCode, string>),
  ...fields,
  ...waits,
};
