import { groupDigits } from "@shop/kit/money";

/** How a count is written of which only a part was looked at: "1,000+". */
export const atLeast = (count: number): string => `${groupDigits(count)}+`;
