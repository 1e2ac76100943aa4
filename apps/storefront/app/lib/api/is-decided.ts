import { isRouteErrorResponse } from "react-router";
import { isAway } from "./is-away.ts";

/** Whether an error of one of the router's requests is an answer of the shop, such as a redirect, so that a retry would not help. */
export const isDecided = (error: unknown): boolean =>
  error instanceof Response || (isRouteErrorResponse(error) && !isAway(error.status));
