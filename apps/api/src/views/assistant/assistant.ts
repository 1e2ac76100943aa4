import type { Answering } from "../../modules/assistant/public.ts";
import { lockCustomer } from "../../modules/customers/public.ts";
import { readProductCards } from "../catalog/product-card.ts";
import { answer } from "./answer.ts";

/** The assistant, which answers only from the store's own data. */
export const assistant: Answering = {
  answer,
  readCards: readProductCards,
  lockCustomer,
};
