import { parseArgs } from "node:util";
import { StartError } from "../../apps/api/src/platform/start-error.ts";
import { command } from "./command.ts";
import { putBack } from "./put-back.ts";
import { tellOfBucket } from "./tell-of-bucket.ts";

// npm run restore -- DIRECTORY [--replace]
await command({ besideServer: false }, async (place) => {
  const { values, positionals } = parseArgs({ options: { replace: { type: "boolean" } }, allowPositionals: true, strict: false });
  const [directory, ...more] = positionals;
  if (!directory || more.length > 0) throw new StartError("Usage: npm run restore -- DIRECTORY [--replace]");
  tellOfBucket(place.env);
  const { at, tables } = await putBack(directory, { ...place, replace: values.replace === true });
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`The shop is as it was at ${at}: ${tables.length} tables, ${rows} rows, uploads and public pictures.`);
});
