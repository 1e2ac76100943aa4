import { groupDigits } from "@shop/kit/money";

/** How a count is written of which only a part was looked at: "300+", since "301+" would read like an exact number. */
export function atLeast(count: number): string {
  const unit = 10 ** (String(count).length - 1);
  return `${groupDigits(Math.floor(count / unit) * unit)}+`;
}
