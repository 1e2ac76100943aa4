import { expect as plain } from "../fixtures/shop.ts";

/** A longer timeout: these pages are opened for the first time here, while the machine is busy with other tests. */
export const expect = plain.configure({ timeout: 15_000 });
