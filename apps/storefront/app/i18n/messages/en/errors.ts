import { errorTable, type ErrorCode } from "@shop/contract/errors";

/** What fields are called below them and in refusals of the other languages; the API's English sentences carry the field's own name. */
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

/** What the browser says by itself, where no answer came. */
const withoutAnswer = { broken: "The connection broke. Please try again." };

/** How long to wait within a sentence, always more than one; in English the API's own sentence has it. */
const waits = {
  wait_seconds: "{count} seconds",
  wait_minutes: "{count} minutes",
  wait_hours: "{count} hours",
};

/** What the API refuses, by code: in English its own sentences, to the letter. */
export const errors = {
  ...(Object.fromEntries(Object.entries(errorTable).map(([code, { message }]) => [code, message])) as Record<ErrorCode, string>),
  ...withoutAnswer,
  ...fields,
  ...waits,
};
