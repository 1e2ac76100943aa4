import type { Queryable } from "../../platform/database/database.ts";
import { uploads, type Purpose } from "../../modules/uploads/tables.ts";

interface Receipt {
  name: string;
  storeId: number;
  customerId: number;
  createdAt: Date;
  /** Of the same picture, the same. */
  digest?: string;
  /** If it was uploaded for something else. */
  purpose?: Purpose;
}

/** The row of a picture that was uploaded as a receipt; there is no file. */
export async function insertReceipt(db: Queryable, receipt: Receipt): Promise<void> {
  await db.insert(uploads).values({ purpose: "receipt", ...receipt, width: 1, height: 1, bytes: 1 });
}
