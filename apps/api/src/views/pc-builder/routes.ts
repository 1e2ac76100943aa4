import type { Handlers } from "../../platform/handler.ts";
import { listChoices } from "./list-choices.ts";
import { showBuild } from "./show-build.ts";
import { suggestBuild } from "./suggest-build.ts";

export const pcBuilderHandlers = {
  "builder.get": (context, { query }) => showBuild(context, query.parts),
  "builder.choices": (context, { query }) => listChoices(context, query),
  "builder.suggest": (context, { query }) => suggestBuild(context, query),
} satisfies Partial<Handlers>;
