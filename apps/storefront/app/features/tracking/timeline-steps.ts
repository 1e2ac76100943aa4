import type { workDone } from "@shop/contract/order-states";
import type { Tracking } from "@shop/contract/types";
import { isStateShown } from "../../lib/orders/shown-step.ts";

type State = Tracking["state"];

/** Booked work beside goods has steps of its own, for coming and for done. */
type StepState = State | "work" | typeof workDone;

/** The usual steps of an order. */
const usualWay: readonly State[] = ["placed", "confirmed", "packed", "on_the_way", "delivered"];

export interface Step {
  state: StepState;
  /** ISO time; null for a step that is still to come. */
  at: string | null;
  /** The current step. */
  current: boolean;
}

/** The past steps, and the usual ones still to come; none after a final state. */
export function timelineSteps({
  state,
  history,
  is_service: isService,
  work_to_come,
}: Pick<Tracking, "state" | "history" | "is_service" | "work_to_come">): Step[] {
  const been = history.filter((event) => isStateShown(event.state, isService));
  const past = been.map((event, index): Step => ({ ...event, current: index === been.length - 1 }));
  const reached = usualWay.indexOf(state);
  const coming: StepState[] =
    reached === -1 ? [] : usualWay.slice(reached + 1).filter((next) => isStateShown(next, isService));
  if (work_to_come) coming.push("work");
  return [...past, ...coming.map((next): Step => ({ state: next, at: null, current: false }))];
}
