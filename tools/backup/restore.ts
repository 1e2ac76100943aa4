import { parseArgs } from "node:util";
import { StartError } from "@shop/api/platform/errors/start-error";
import { onShop } from "../shared/on-shop.ts";
import { describeContents } from "./describe-contents.ts";
import { putBack } from "./put-back.ts";

// npm run restore -- DIRECTORY [--replace]
await onShop({ besideServer: false }, async (shop) => {
  const { values, positionals } = parseArgs({
    options: { replace: { type: "boolean" } },
    allowPositionals: true,
    strict: false,
  });
  const [directory, ...more] = positionals;
  if (!directory || more.length > 0) throw new StartError("Usage: npm run restore -- DIRECTORY [--replace]");
  const backup = await putBack(directory, { ...shop, replace: values.replace === true });
  console.log(`Restored the backup of ${backup.at}: ${describeContents(backup, shop.env)}.`);
});
