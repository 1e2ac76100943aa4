import { StartError } from "@shop/api/platform/errors/start-error";
import { onShop } from "../shared/on-shop.ts";
import { backUp } from "./back-up.ts";
import { tellOfBucket } from "./tell-of-bucket.ts";

// npm run backup -- DIRECTORY
await onShop({ besideServer: true }, async (shop) => {
  const [directory, ...more] = process.argv.slice(2);
  if (!directory || directory.startsWith("-") || more.length > 0) throw new StartError("Usage: npm run backup -- DIRECTORY");
  tellOfBucket(shop.env);
  const { at, tables } = await backUp(directory, shop);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`Backup of ${at} saved in ${directory}: ${tables.length} tables, ${rows} rows, uploads and public pictures. It contains personal data: store it safely.`);
});
