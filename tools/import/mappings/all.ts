import { bestbuy } from "./bestbuy.ts";
import { icecat } from "./icecat.ts";
import type { Mapping } from "./mapping.ts";
import { native } from "./native.ts";
import { pcparts } from "./pcparts/pcparts.ts";

/** The forms of files that can be imported, by the name for `--mapping`. */
export const mappings = { native, bestbuy, icecat, pcparts } satisfies Record<string, Mapping>;
