/**
 * How Node.js runs the built server, wherever that is: `npm start`, the image (deploy/Dockerfile, which
 * tools/checks/deploy.test.ts holds to this), the cluster and the browser tests.
 */

/**
 * What a page leaves behind is gone soon: a young generation of twice 16 MB. V8 rounds up to a power of two, and twice 32 MB render no page sooner but take 50 MB more (docs/architecture.md).
 * The old one is looked through from 96 MB on, and when it has doubled: the 60 MB that a shop keeps would be every hundred new pages, and the one that waits for it waits 10 to 30 ms.
 * It has room for a builder of 60,000 parts.
 */
export const serverFlags = ["--max-semi-space-size=16", "--initial-old-space-size=96", "--heap-growing-percent=100", "--max-old-space-size=384"];

/**
 * glibc's allocator gives each thread a heap of its own, which never shrinks again: two are enough, and take a fifth less memory under load.
 * What is larger than 16 KiB, as all pages are, is the system's own: between pages that come and go the allocator's heap kept holes of 70 MB, and grew.
 */
export const serverMemory = { MALLOC_ARENA_MAX: "2", MALLOC_MMAP_THRESHOLD_: "16384" };
