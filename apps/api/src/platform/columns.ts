import { bigint, timestamp } from "drizzle-orm/pg-core";

/** A moment; every table keeps its moments with their zone. */
export const at = (name: string) => timestamp(name, { withTimezone: true });

/** An amount of money in the smallest unit of its currency, such as cents. */
export const minorUnits = (name: string) => bigint(name, { mode: "number" });
