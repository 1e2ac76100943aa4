import { statSync } from "node:fs";
import { userInfo } from "node:os";
import { basename } from "node:path";
import { parseArgs } from "node:util";
import { removeMissing } from "@shop/api/flows/catalog/remove-missing";
import { StartError } from "@shop/api/platform/errors/start-error";
import { onShopDatabase } from "../shared/on-shop-database.ts";
import { hiddenPictures } from "../shared/hidden-pictures.ts";
import { importProducts, tallyText } from "./import-products.ts";
import { mappings } from "./mappings/all.ts";
import { assertPlausible, missingLines, readMissing } from "./missing.ts";
import { wrongHeading } from "./mappings/native.ts";
import { formatOf, readLines, type Format } from "./read-lines.ts";
import { readStoreIds } from "./store-ids.ts";
import { tintPictures } from "./tint-pictures.ts";

// npm run catalog:import -- FILE [--store S001 …] [--remove-missing [--dry-run]] [--mapping NAME] [--format jsonl|csv]

const usage = `Usage: npm run catalog:import -- FILE [--store CODE …] [--remove-missing [--dry-run] [--over-half]] [--mapping ${Object.keys(mappings).join("|")}] [--format jsonl|csv]
--store adds the products to a store. Without it, only products that the catalogue already has are changed.
--remove-missing takes the products that the file does not have out of the stores; --dry-run only says which, and imports nothing; --over-half confirms that they are more than half of what a store sells.
docs/importing.md explains the file's format.`;

interface Options {
  file: string;
  codes: string[];
  mapping: keyof typeof mappings;
  format: Format;
  removeMissing: boolean;
  dryRun: boolean;
  overHalf: boolean;
}

function parsed(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        store: { type: "string", multiple: true },
        mapping: { type: "string" },
        format: { type: "string" },
        "remove-missing": { type: "boolean", default: false },
        "dry-run": { type: "boolean", default: false },
        "over-half": { type: "boolean", default: false },
      },
    });
  } catch (error) {
    // Only the first sentence of the message; the rest is for developers.
    throw new StartError(`${(error as Error).message.split(". ")[0]}\n${usage}`);
  }
}

function readOptions(args: string[]): Options {
  const { values, positionals } = parsed(args);
  const [file] = positionals;
  if (!file || positionals.length > 1) throw new StartError(usage);
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) throw new StartError(`There is no file ${file}`);
  const mapping = values.mapping ?? "native";
  if (!Object.hasOwn(mappings, mapping))
    throw new StartError(`There is no mapping ${mapping}; there are ${Object.keys(mappings).join(", ")}`);
  const format = values.format ?? formatOf(file);
  if (format !== "jsonl" && format !== "csv") throw new StartError(`There is no format ${format}: use jsonl or csv`);
  const { "remove-missing": removeMissing, "dry-run": dryRun, "over-half": overHalf } = values;
  const codes = values.store ?? [];
  if (removeMissing && codes.length === 0) throw new StartError("--remove-missing needs the stores: add --store CODE");
  if (!removeMissing && (dryRun || overHalf))
    throw new StartError(`--${dryRun ? "dry-run" : "over-half"} belongs to --remove-missing`);
  return { file, codes, mapping: mapping as keyof typeof mappings, format, removeMissing, dryRun, overHalf };
}

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
        if (options.dryRun) return;

        const started = performance.now();
        let told = started;
        const hidden = hiddenPictures({ env, media });
        const tally = await importProducts(database, readFile(), {
          mapping: mappings[mapping],
          trail,
          storeIds,
          tintPictures: tintPictures(media),
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
        // A failing exit code, so that scripts notice lines that have to be corrected.
        if (tally.refused > 0 || tally.lines === 0) process.exitCode = 1;
        console.log(
          `${tallyText(tally)}; ${seconds.toFixed(1)} s, ${Math.round(tally.lines / seconds)} a second, ${Math.round(peak / 1e6)} MB at most`,
        );
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
