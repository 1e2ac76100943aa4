import { expect, test } from "vitest";
import { errorTable, fieldOf, type ErrorCode } from "./errors.ts";

/** Which fields are wrong is said by whoever refuses them. */
const fieldByField: ErrorCode[] = [
  "invalid_input",
  "checkout_empty",
  "checkout_invalid",
  "password_wrong",
  "required",
  "invalid",
];

test("every validation error names its field", () => {
  for (const code of Object.keys(errorTable) as ErrorCode[])
    expect([code, fieldOf(code) !== undefined], code).toEqual([
      code,
      errorTable[code].status === 400 && !fieldByField.includes(code),
    ]);
});
