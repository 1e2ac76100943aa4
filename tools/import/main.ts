import { userInfo } from "node:os";
import { basename } from "node:path";
import { removeMissing } from "@shop/api/flows/catalog/remove-missing";
import { StartError } from "@shop/api/platform/errors/start-error";
import { onShopDatabase } from "../shared/on-shop-database.ts";
import { hiddenPictures } from "../shared/hidden-pictures.ts";
import { importProducts, tallyText } from "./import-products.ts";
import { mappings } from "./mappings/all.ts";
import { assertPlausible, missingLines, readMissing } from "./missing.ts";
import { wrongHeading } from "./mappings/native.ts";
import { readOptions, type Options } from "./options.ts";
import { readLines } from "./read-lines.ts";
import { readStoreIds } from "./store-ids.ts";
import { tintPictures } from "./tint-pictures.ts";

// npm run catalog:import -- FILE [--store S001 …] [--dry-run] [--any-price] [--remove-missing] [--mapping NAME] [--format jsonl|csv]

/** Milliseconds between two lines of progress. */
const progressEvery = 2000;

async function run(options: Options): Promise<void> {
  const { file, codes, mapping, format } = options;
  const readFile = () => readLines(file, format, mapping === "native" ? wrongHeading : undefined);
  await onShopDatabase(
    { poolSize: 2, statementTimeoutMs: 120_000, applicationName: "shop import" },
    async ({ database, env, media }) => {
      let peak = 0;
      const look = () => (peak = Math.max(peak, process.memoryUsage.rss()));
      const measure = setInterval(look, 100);
      try {
        const storeIds = await readStoreIds(database.db, codes);
        const trail = { actor: `staff:${userInfo().username}`, file: basename(file) };
        // Before the import, whose new products would make a wrong file look right.
        const missing = options.removeMissing
          ? await readMissing(database, readFile, { mapping: mappings[mapping], storeIds })
          : [];
        for (const line of missingLines(missing, options)) console.log(line);
        if (!options.overHalf) assertPlausible(missing, codes);
        const started = performance.now();
        let told = started;
        const hidden = hiddenPictures({ env, media });
        const tally = await importProducts(database, readFile(), {
          mapping: mappings[mapping],
          trail,
          storeIds,
          ...(options.dryRun ? { dryRun: true } : { tintPictures: tintPictures(media) }),
          anyPrice: options.anyPrice,
          onChange: (number, sku, change) => console.log(`line ${number} (${sku}): ${change}`),
          onRefused: (number, sku, reason) => console.log(`line ${number}${sku && ` (${sku})`}: ${reason}`),
          onPicture: hidden.see,
          onProgress: (so) => {
            if (performance.now() - told < progressEvery) return;
            told = performance.now();
            console.log(`… ${tallyText(so)}`);
          },
        });
        for (const line of hidden.tell()) console.log(line);
        look();
        const seconds = (performance.now() - started) / 1000;
        if (tally.lines === 0) console.log("The file has no lines");
        // A failing exit code, so that scripts notice lines that have to be corrected.
        if (tally.refused > 0 || tally.lines === 0) process.exitCode = 1;
        console.log(
          `${tallyText(tally)}; ${seconds.toFixed(1)} s, ${Math.round(tally.lines / seconds)} a second, ${Math.round(peak / 1e6)} MB at most`,
        );
        if (options.dryRun) return console.log("Nothing was changed: run it without --dry-run to change it");
        for (const [index, each] of missing.entries())
          console.log(`${await removeMissing(database, each, trail)} removed from ${codes[index]}`);
      } finally {
        // Also after a failure, since the timer would keep the process running.
        clearInterval(measure);
      }
    },
  );
}

try {
  await run(readOptions(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
