/**
 * Options and variables of Node.js for the built server, used by `npm start`, the image (deploy/Dockerfile, compared by
 * tools/checks/deploy.test.ts), the cluster and the browser tests.
 */

/**
 * Young generation: twice 16 MB, since most objects of a page live briefly. V8 rounds up to a power of two; twice 32 MB
 * is no faster and takes 50 MB more (docs/architecture.md).
 * Old generation: first collected at 96 MB, then each time it has doubled. Otherwise the 60 MB that a shop keeps would
 * be scanned every hundred new pages, and the page that waits for that takes 10 to 30 ms longer. 384 MB are enough for
 * a PC builder with 60,000 parts.
 */
export const serverFlags = [
  "--max-semi-space-size=16",
  "--initial-old-space-size=96",
  "--heap-growing-percent=100",
  "--max-old-space-size=384",
];

/**
 * glibc gives each thread an arena that never shrinks. Two are enough, and take a fifth less memory under load. Blocks
 * of more than 16 KiB, as all pages are, are mapped by the system instead: in glibc's heap, pages that come and go left
 * holes of 70 MB, and it grew.
 */
export const serverMemory = { MALLOC_ARENA_MAX: "2", MALLOC_MMAP_THRESHOLD_: "16384" };
