import type { Handlers } from "../../platform/handler.ts";
import { readHome } from "./read-home.ts";

export const homeHandlers = {
  "home.get": async (context) => ({ data: await readHome(context) }),
} satisfies Partial<Handlers>;
