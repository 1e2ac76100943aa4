import { errorMessage } from "@shop/contract/errors";
import type { Refusal } from "@shop/contract/types";

/** The body of a 503, in the form of the store API. */
export const unavailable: Refusal = {
  code: -1,
  message: errorMessage("unavailable"),
  data: null,
  error: "unavailable",
};
