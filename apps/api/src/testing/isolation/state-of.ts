import type { Shopper } from "../samples/shopper.ts";
import type { TestApi } from "../shops/test-api.ts";

/**
 * Everything that the database keeps about a customer, in all tables that name one: equal texts,
 * nothing changed. When the shop itself asks the bank again (`next_check_at`) is no part of it.
 */
export async function stateOf({ database }: TestApi, { customerId }: Shopper): Promise<Record<string, string>> {
  const rowsOf = (table: string, where: string) =>
    database.pool
      .query<{ rows: string }>(
        `select coalesce(json_agg(to_jsonb(t) - 'next_check_at' order by t::text), '[]')::text as rows from ${table} t where ${where}`,
      )
      .then(({ rows }) => rows[0]!.rows);
  const { rows: tables } = await database.pool.query<{ name: string }>(
    `select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'customer_id' order by 1`,
  );
  const state: Record<string, string> = { customers: await rowsOf("customers", `id = ${customerId}`) };
  for (const { name } of tables) state[name] = await rowsOf(name, `customer_id = ${customerId}`);
  for (const child of ["order_lines", "order_events"])
    state[child] = await rowsOf(child, `order_id in (select id from orders where customer_id = ${customerId})`);
  state["payment_events"] = await rowsOf(
    "payment_events",
    `payment_id in (select id from payments where customer_id = ${customerId})`,
  );
  return state;
}
