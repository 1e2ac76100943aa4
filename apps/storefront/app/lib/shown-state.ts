import type { OrderHead } from "@shop/contract/types";

type State = OrderHead["state"];

const stateOfWork = { packed: "confirmed", on_the_way: "coming", delivered: "done", returned: "taken_back" } as const satisfies Partial<Record<State, string>>;

type ShownState = State | (typeof stateOfWork)[keyof typeof stateOfWork];

/** What an order's state is called, as the end of a message's key: work is done, where goods are delivered. */
export const shownState = (state: State, isService: boolean): ShownState => (isService && (stateOfWork as Partial<Record<State, ShownState>>)[state]) || state;

/** Of work nothing is packed: it stays confirmed until somebody sets out. */
export const isStateShown = (state: string, isService: boolean): boolean => !isService || state !== "packed";
