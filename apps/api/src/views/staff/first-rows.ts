/** The first rows of a list for staff, and whether there are more. */
export interface FirstRows<Row> {
  found: Row[];
  isMore: boolean;
}

/** Reads the first rows of a query, and one more to know whether there are more. */
export async function firstRows<Row>(most: number, read: (limit: number) => Promise<Row[]>): Promise<FirstRows<Row>> {
  const rows = await read(most + 1);
  return { found: rows.slice(0, most), isMore: rows.length > most };
}
