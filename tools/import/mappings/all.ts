import { bestbuy } from "./bestbuy.ts";
import { icecat } from "./icecat.ts";
import type { Mapping } from "./mapping.ts";
import { native } from "./native.ts";
import { pcparts } from "./pcparts.ts";

/** Forms of files that are understood, by the name that `--mapping` takes. */
export const mappings = { native, bestbuy, icecat, pcparts } satisfies Record<string, Mapping>;
