import type Sharp from "sharp";

let loading: Promise<typeof Sharp> | undefined;

/**
 * The library that reads and writes pictures, loaded when the first one is worked on: its native
 * part takes some 20 MB. Its own cache is off: the results are stored on the disk, so none is made twice.
 */
export function loadSharp(): Promise<typeof Sharp> {
  loading ??= import("sharp").then(({ default: sharp }) => {
    sharp.cache(false);
    // One thread for a picture: with one for every core, two pictures at once would take the cores
    // from the pages, and would wait for each other longer than they gain.
    sharp.concurrency(1);
    return sharp;
  });
  return loading;
}
