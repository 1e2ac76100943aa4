import { workDone } from "@shop/contract/order-states";
import type { OrderHead, OrderSummary } from "@shop/contract/types";

type State = OrderHead["state"];

/** What an order contains, as far as the names of its states depend on it. */
export type OrderContents = Pick<OrderSummary, "is_service" | "has_work" | "work_to_come">;

const stateOfWork = {
  packed: "confirmed",
  on_the_way: "coming",
  delivered: "done",
  returned: "taken_back",
} as const satisfies Partial<Record<State, string>>;

type ShownStep =
  | State
  | (typeof stateOfWork)[keyof typeof stateOfWork]
  | "goods_delivered"
  | "all_done"
  | typeof workDone;

/**
 * The name of an order's step, as the suffix of a message key. Services are done rather than
 * delivered. In an order of both, a delivery says whether it was only the goods, or the work as well.
 */
export function shownStep(
  state: State | typeof workDone,
  { is_service, has_work, work_to_come }: OrderContents,
): ShownStep {
  if (state === workDone) return state;
  if (is_service) return (stateOfWork as Partial<Record<State, ShownStep>>)[state] ?? state;
  if (state !== "delivered") return state;
  if (work_to_come) return "goods_delivered";
  return has_work ? "all_done" : state;
}

/** For naming the steps of a history: if the work has a step of its own, the delivery's step is about the goods only. */
export const contentsForSteps = (held: OrderContents, history: readonly { state: string }[]): OrderContents => ({
  ...held,
  work_to_come: held.work_to_come || history.some(({ state }) => state === workDone),
});

/** The name of an order's state: that of its latest step, or "work to come" if the goods have arrived and a service is still due. */
export function shownState(state: State, held: OrderContents): ShownStep | "work_to_come" {
  const step = shownStep(state, held);
  return step === "goods_delivered" ? "work_to_come" : step;
}

/** Services are not packed: such an order is shown as confirmed until the technician sets out. */
export const isStateShown = (state: string, isService: boolean): boolean => !isService || state !== "packed";
