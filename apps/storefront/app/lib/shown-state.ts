import { workDone } from "@shop/contract/order-states";
import type { OrderHead, OrderSummary } from "@shop/contract/types";

type State = OrderHead["state"];

/** What an order holds, as far as its state is called by it. */
export type Held = Pick<OrderSummary, "is_service" | "has_work" | "work_to_come">;

const stateOfWork = { packed: "confirmed", on_the_way: "coming", delivered: "done", returned: "taken_back" } as const satisfies Partial<Record<State, string>>;

type ShownStep = State | (typeof stateOfWork)[keyof typeof stateOfWork] | "goods_delivered" | "all_done" | typeof workDone;

/** What a step of an order is called, as the end of a message's key: work is done, where goods are delivered; beside work that is still to come they alone are, and beside work that was done both. */
export function shownStep(state: State | typeof workDone, { is_service, has_work, work_to_come }: Held): ShownStep {
  if (state === workDone) return state;
  if (is_service) return (stateOfWork as Partial<Record<State, ShownStep>>)[state] ?? state;
  if (state !== "delivered") return state;
  if (work_to_come) return "goods_delivered";
  return has_work ? "all_done" : state;
}

/** What an order holds, for its steps: where the work has a step of its own, the goods' speaks of them alone. */
export const heldInSteps = (held: Held, history: readonly { state: string }[]): Held => ({ ...held, work_to_come: held.work_to_come || history.some(({ state }) => state === workDone) });

/** What an order's state is called: as its last step is, with what is still to come after it. */
export function shownState(state: State, held: Held): ShownStep | "work_to_come" {
  const step = shownStep(state, held);
  return step === "goods_delivered" ? "work_to_come" : step;
}

/** Of work nothing is packed: it stays confirmed until somebody sets out. */
export const isStateShown = (state: string, isService: boolean): boolean => !isService || state !== "packed";
