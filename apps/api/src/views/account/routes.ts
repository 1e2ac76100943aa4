import type { Handlers } from "../../platform/handler.ts";
import { exportData } from "./export-data.ts";
import { showProfile } from "./show-profile.ts";

export const profileHandlers = {
  "profile.get": async (context) => ({ data: await showProfile(context) }),
  "profile.export": async (context) => ({ data: await exportData(context) }),
} satisfies Partial<Handlers>;
