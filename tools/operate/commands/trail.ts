import { cambodianTime } from "@shop/kit/date";
import { auditEntities } from "@shop/api/platform/audit";
import { StaffError } from "@shop/api/platform/errors/staff-error";
import { listTrail } from "@shop/api/views/staff/list-trail";
import type { Command } from "../command.ts";
import { readStoreOption } from "../input/read-arguments.ts";
import { sayRows } from "../output/say-rows.ts";

/** Who changed what. */
export const trailCommands: Command[] = [
  {
    usage: "trail list [--entity ENTITY] [--id ID] [--store CODE]",
    summary: "list changes with the values before and after, the newest first",
    details: () => [
      `ENTITY: one of ${auditEntities.join(", ")}`,
      "ID: the id of one of them, such as an order's number",
    ],
    async run({ services, say }, values) {
      const { db } = services.database;
      const { entity, id: entityId } = values.options;
      if (entity !== undefined && !(auditEntities as readonly string[]).includes(entity))
        throw new StaffError(`"${entity}" is not in the trail: --entity must be one of ${auditEntities.join(", ")}`);
      const changed = (before: unknown, after: unknown) =>
        [before, after].map((value) => (value === null ? "-" : JSON.stringify(value))).join(" > ");
      sayRows(
        { say },
        await listTrail(db, { storeId: await readStoreOption(db, values), entity, entityId }),
        "no changes",
        (row) =>
          [
            cambodianTime(row.at),
            row.actor,
            row.action,
            `${row.entity} ${row.entityId}`,
            changed(row.before, row.after),
          ].join("  "),
      );
    },
  },
];
