import { statSync } from "node:fs";
import { parseArgs } from "node:util";
import { StartError } from "@shop/api/platform/errors/start-error";
import { mappings } from "./mappings/all.ts";
import { formatOf, type Format } from "./read-lines.ts";

const usage = `Usage: npm run catalog:import -- FILE [--store CODE …] [--dry-run] [--any-price] [--remove-missing [--over-half]] [--mapping ${Object.keys(mappings).join("|")}] [--format jsonl|csv]
--store adds the products to a store. Without it, only products that the catalogue already has are changed.
--dry-run changes nothing, and says what each line would change.
--any-price imports also prices that become more than three times as high or low, which are refused otherwise.
--remove-missing takes the products that the file does not have out of the stores; --over-half confirms that they are more than half of what a store sells.
docs/importing.md explains the file's format.`;

export interface Options {
  file: string;
  codes: string[];
  mapping: keyof typeof mappings;
  format: Format;
  removeMissing: boolean;
  dryRun: boolean;
  anyPrice: boolean;
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
        "any-price": { type: "boolean", default: false },
        "over-half": { type: "boolean", default: false },
      },
    });
  } catch (error) {
    // Only the first sentence of the message; the rest is for developers.
    throw new StartError(`${(error as Error).message.split(". ")[0]}\n${usage}`);
  }
}

/**
 * What an import is asked for.
 * @throws StartError that says what is wrong
 */
export function readOptions(args: string[]): Options {
  const { values, positionals } = parsed(args);
  const [file] = positionals;
  if (!file || positionals.length > 1) throw new StartError(usage);
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found) throw new StartError(`There is no file ${file}`);
  if (!found.isFile()) throw new StartError(`${file} is not a file`);
  const mapping = values.mapping ?? "native";
  if (!Object.hasOwn(mappings, mapping))
    throw new StartError(`There is no mapping ${mapping}; there are ${Object.keys(mappings).join(", ")}`);
  const format = values.format ?? formatOf(file);
  if (format !== "jsonl" && format !== "csv") throw new StartError(`There is no format ${format}: use jsonl or csv`);
  const { "remove-missing": removeMissing, "dry-run": dryRun, "any-price": anyPrice, "over-half": overHalf } = values;
  const codes = values.store ?? [];
  if (removeMissing && codes.length === 0) throw new StartError("--remove-missing needs the stores: add --store CODE");
  if (!removeMissing && overHalf) throw new StartError("--over-half belongs to --remove-missing");
  return { file, codes, mapping: mapping as keyof typeof mappings, format, removeMissing, dryRun, anyPrice, overHalf };
}
