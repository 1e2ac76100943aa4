/** A list for staff up to its end, or to so many rows that nobody reads on. */
export interface FirstRows<Row> {
  found: Row[];
  isMore: boolean;
}

/** The first rows of a query, which is read by one more than are told of. */
export async function firstRows<Row>(most: number, read: (limit: number) => Promise<Row[]>): Promise<FirstRows<Row>> {
  const rows = await read(most + 1);
  return { found: rows.slice(0, most), isMore: rows.length > most };
}
