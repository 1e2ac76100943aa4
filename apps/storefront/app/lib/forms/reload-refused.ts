import type { ShouldRevalidateFunctionArgs } from "react-router";
import { isAway } from "../api/is-away.ts";

/** A form may be refused because of something that has changed, such as a price or a free time: the page shows it as it is now. */
export const reloadRefused = ({ actionStatus = 0, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  defaultShouldRevalidate || (actionStatus >= 400 && !isAway(actionStatus));
