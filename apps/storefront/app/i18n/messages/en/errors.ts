import { errorTable, type ErrorCode } from "@shop/contract/errors";

/** What the API refuses, by code: in English its own sentences, to the letter. */
export const errors = Object.fromEntries(Object.entries(errorTable).map(([code, { message }]) => [code, message])) as Record<ErrorCode, string>;
