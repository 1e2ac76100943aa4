import type Sharp from "sharp";

let loading: Promise<typeof Sharp> | undefined;

/**
 * The library that reads and writes pictures, loaded when the first one is worked on: its native
 * part takes some 20 MB. It keeps no pictures by, as none is asked for twice: the made ones stand
 * on the disk.
 */
export function loadSharp(): Promise<typeof Sharp> {
  loading ??= import("sharp").then(({ default: sharp }) => {
    sharp.cache(false);
    // A thread for a picture: with one for every core, two pictures that are made at once take the
    // cores from the pages, and wait for each other longer than the threads save them.
    sharp.concurrency(1);
    return sharp;
  });
  return loading;
}
