import { StartError } from "@shop/api/platform/errors/start-error";
import { onShop } from "../shared/on-shop.ts";
import { backUp } from "./back-up.ts";
import { describeContents } from "./describe-contents.ts";

// npm run backup -- DIRECTORY
await onShop({ besideServer: true }, async (shop) => {
  const [directory, ...more] = process.argv.slice(2);
  if (!directory || directory.startsWith("-") || more.length > 0)
    throw new StartError("Usage: npm run backup -- DIRECTORY");
  const backup = await backUp(directory, shop);
  console.log(
    `Backup of ${backup.at} saved in ${directory}: ${describeContents(backup, shop.env)}. It contains personal data: store it safely.`,
  );
});
