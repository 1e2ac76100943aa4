import pg from "pg";

interface Statement {
  text: string;
  values: unknown[];
}

/** The statements that a call runs. */
export async function statementsOf(call: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = [];
  const original = pg.Client.prototype.query as (...args: unknown[]) => unknown;
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const [first, second] = args;
    const config =
      typeof first === "object" && first !== null
        ? (first as { text?: string; values?: unknown[] })
        : { text: String(first) };
    const values = Array.isArray(second) ? second : (config.values ?? []);
    if (/^\s*(?:select|with)/i.test(config.text ?? "")) statements.push({ text: config.text!, values });
    return original.apply(this, args);
  } as typeof pg.Client.prototype.query;
  try {
    await call();
  } finally {
    pg.Client.prototype.query = original as typeof pg.Client.prototype.query;
  }
  return statements;
}

/** How PostgreSQL runs a statement. */
export async function planOf(pool: Pick<pg.Pool, "query">, { text, values }: Statement): Promise<string> {
  const { rows } = await pool.query<{ "QUERY PLAN": string }>({
    text: `explain (analyze, costs off, timing off, summary on) ${text}`,
    values,
  });
  return rows.map((row) => row["QUERY PLAN"]).join("\n");
}

/** Tables as large as the catalogue, none of which may be read from one end to the other once they are large. */
const large = /Seq Scan on (?:products|listings|search_documents|search_words|stock)\b/;

export const readsWhole = (plan: string) => large.test(plan);
