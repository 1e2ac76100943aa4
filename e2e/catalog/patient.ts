import { expect as plain } from "../fixtures/shop.ts";

/** Waits longer than others do: these pages are opened for the first time here, on a machine that is busy with other tests. */
export const expect = plain.configure({ timeout: 15_000 });
