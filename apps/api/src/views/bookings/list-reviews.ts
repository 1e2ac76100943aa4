import { desc, eq } from "drizzle-orm";
import type { CallOutput } from "@shop/contract/types";
import type { Context } from "../../platform/context.ts";
import { paginationOf } from "../../platform/pagination.ts";
import { reviews } from "../../modules/bookings/tables.ts";
import { customers } from "../../modules/customers/tables.ts";

const rows = 10;

/** Only the first word of a name is public, with the first letter of the last: Sokha D. */
function shortName(name: string): string {
  const [first = "", ...more] = name.trim().split(/\s+/);
  const letter = [...(more.at(-1) ?? "")][0];
  return letter ? `${first} ${letter}.` : first;
}

/** What shoppers of all stores said of a person's work, the newest first. */
export async function listReviews(
  { database }: Context,
  freelancerId: number,
  page = 1,
): Promise<CallOutput<"reviews.list">> {
  const { db } = database;
  const total = await db.$count(reviews, eq(reviews.freelancerId, freelancerId));
  const found = await db
    .select({
      stars: reviews.stars,
      text: reviews.text,
      at: reviews.createdAt,
      name: customers.name,
      removedAt: customers.removedAt,
    })
    .from(reviews)
    .innerJoin(customers, eq(customers.id, reviews.customerId))
    .where(eq(reviews.freelancerId, freelancerId))
    .orderBy(desc(reviews.createdAt), desc(reviews.bookingId))
    .limit(rows)
    .offset((page - 1) * rows);
  return {
    data: found.map(({ stars, text, at, name, removedAt }) => ({
      stars,
      text,
      at: at.toISOString(),
      by: removedAt ? "" : shortName(name),
    })),
    ...paginationOf(page, rows, total),
  };
}
