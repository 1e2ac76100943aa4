import type { Database, Tx } from "../database/database.ts";

type Transactions = Pick<Database, "transaction">;

let open = 0;

/** How many transactions of databases from `countTransactions` are open now. */
export const openTransactions = (): number => open;

/** A database whose open transactions are counted. */
export const countTransactions = ({ transaction }: Transactions): Transactions => ({
  transaction: (run, config) =>
    transaction(async (tx: Tx) => {
      open++;
      return run(tx).finally(() => open--);
    }, config),
});
