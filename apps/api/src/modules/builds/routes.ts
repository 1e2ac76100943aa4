import type { Handlers } from "../../platform/handler.ts";
import { onePage } from "../../platform/pagination.ts";
import { repeatable } from "../../platform/idempotency/repeatable.ts";
import { listBuilds, removeBuild, saveBuild } from "./saved-builds.ts";
import type { savedBuilds } from "./tables.ts";

const shown = ({ id, name, parts, updatedAt }: typeof savedBuilds.$inferSelect) => ({
  id,
  name,
  parts,
  updated_at: updatedAt.toISOString(),
});

export const buildHandlers = {
  "builder.saved": async ({ database, customer }) => onePage((await listBuilds(database.db, customer)).map(shown)),
  "builder.save": async (context, { body }) => ({
    data: await repeatable(context, "builder.save", body, async (tx) =>
      shown(await saveBuild(tx, context.customer, body, context.now())),
    ),
  }),
  "builder.remove": async ({ database, customer }, { params }) => {
    await removeBuild(database.db, customer, params.id);
    return { data: null };
  },
} satisfies Partial<Handlers>;
