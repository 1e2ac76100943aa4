import { errorMessage } from "@shop/contract/errors";
import type { Refusal } from "@shop/contract/types";

/** What a call of the store API is told where it is not reached at all. */
export const unavailable: Refusal = { code: -1, message: errorMessage("unavailable"), data: null, error: "unavailable" };
