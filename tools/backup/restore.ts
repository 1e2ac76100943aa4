import { parseArgs } from "node:util";
import { StartError } from "@shop/api/platform/errors/start-error";
import { onShop } from "../shared/on-shop.ts";
import { putBack } from "./put-back.ts";
import { tellOfBucket } from "./tell-of-bucket.ts";

// npm run restore -- DIRECTORY [--replace]
await onShop({ besideServer: false }, async (shop) => {
  const { values, positionals } = parseArgs({ options: { replace: { type: "boolean" } }, allowPositionals: true, strict: false });
  const [directory, ...more] = positionals;
  if (!directory || more.length > 0) throw new StartError("Usage: npm run restore -- DIRECTORY [--replace]");
  tellOfBucket(shop.env);
  const { at, tables } = await putBack(directory, { ...shop, replace: values.replace === true });
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`Restored the backup of ${at}: ${tables.length} tables, ${rows} rows, uploads and public pictures.`);
});
