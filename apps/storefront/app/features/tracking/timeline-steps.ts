import type { Tracking } from "@shop/contract/types";

type State = Tracking["state"];

/** The way of an order that nothing comes between. */
const usualWay: readonly State[] = ["placed", "confirmed", "packed", "on_the_way", "delivered"];

export interface Step {
  state: State;
  /** ISO time; null for what is still to come. */
  at: string | null;
  /** What the order is now. */
  current: boolean;
}

/** The steps to show: what has been, and of the usual way what is still to come; nothing comes after an end. */
export function timelineSteps({ state, history }: Pick<Tracking, "state" | "history">): Step[] {
  const past = history.map((event, index): Step => ({ ...event, current: index === history.length - 1 }));
  const reached = usualWay.indexOf(state);
  const coming = reached === -1 ? [] : usualWay.slice(reached + 1);
  return [...past, ...coming.map((next): Step => ({ state: next, at: null, current: false }))];
}
