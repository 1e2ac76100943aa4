import type { Queryable } from "../../platform/database/database.ts";
import { uploads } from "../../modules/uploads/tables.ts";

interface Receipt {
  name: string;
  storeId: number;
  customerId: number;
  createdAt: Date;
  /** Of the same picture, the same. */
  digest?: string;
}

/** The row of a picture that was uploaded as a receipt; there is no file. */
export async function insertReceipt(db: Queryable, receipt: Receipt): Promise<void> {
  await db.insert(uploads).values({ ...receipt, purpose: "receipt", width: 1, height: 1, bytes: 1 });
}
