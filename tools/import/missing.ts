import { findMissing, type Missing } from "@shop/api/modules/catalog/public";
import type { Database } from "@shop/api/platform/database/database";
import { StartError } from "@shop/api/platform/errors/start-error";
import { Refused, textOf, type Mapping } from "./mappings/mapping.ts";
import { native } from "./mappings/native.ts";
import type { Line } from "./read-lines.ts";

/** SKUs that are compared at once. */
const portion = 5000;

/** What each store sells that a file does not have. A refused line keeps its product; one without a readable SKU could be of any, so with it nothing is known. */
export async function readMissing(
  database: Pick<Database, "transaction">,
  readFile: () => AsyncIterable<Line>,
  { mapping, storeIds }: { mapping: Mapping; storeIds: readonly number[] },
): Promise<Missing[]> {
  return database.transaction((tx) => findMissing(tx, storeIds, skusOf(readFile(), mapping)));
}

async function* skusOf(lines: AsyncIterable<Line>, mapping: Mapping): AsyncGenerator<string[]> {
  let skus: string[] = [];
  let isEmpty = true;
  for await (const line of lines) {
    isEmpty = false;
    const sku = skuOf(line, mapping);
    if (sku === undefined)
      throw new StartError(
        `line ${line.number} has no SKU that can be read, so nobody knows what has left the file. Nothing was changed`,
      );
    skus.push(sku);
    if (skus.length < portion) continue;
    yield skus;
    skus = [];
  }
  if (isEmpty) throw new StartError("The file has no lines. Nothing was changed");
  yield skus;
}

function skuOf(line: Line, mapping: Mapping): string | undefined {
  if ("error" in line) return undefined;
  try {
    return mapping(line.fields).sku;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return mapping === native ? textOf(line.fields.sku) : undefined;
  }
}

/** What is missing in each store, for staff: how much, and the first of it. */
export function* missingLines(
  missing: readonly Missing[],
  { codes, file }: { codes: readonly string[]; file: string },
): Generator<string> {
  for (const [index, { listed, ids, first }] of missing.entries()) {
    yield `${codes[index]} sells ${listed} products; ${file} does not have ${ids.length} of them`;
    for (const { sku, name } of first) yield `  ${sku}  ${name}`;
    if (ids.length > first.length) yield `  and ${ids.length - first.length} more`;
  }
}

/** Refuses a file that does not have most of what a store sells, since it is rather the wrong one. */
export function assertPlausible(missing: readonly Missing[], codes: readonly string[]): void {
  const doubtful = missing.findIndex(({ listed, ids }) => ids.length * 2 > listed);
  if (doubtful >= 0)
    throw new StartError(
      `${codes[doubtful]} would lose more than half of what it sells. Nothing was changed: check the file, or confirm it with --over-half`,
    );
}
