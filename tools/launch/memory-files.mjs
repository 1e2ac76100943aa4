import { statfsSync } from "node:fs";

const memory = "/dev/shm";
/** What the databases, uploads and browser profiles of a test run stay below, in bytes. */
const enough = 4 * 2 ** 30;

/**
 * Tests put their temporary files into memory where there is room: copying a database takes 0.1 seconds there, and up to
 * two on a disk to which others write. A TMPDIR that is set is kept.
 */
export function keepTemporaryFilesInMemory() {
  if (!process.env.TMPDIR && hasRoom()) process.env.TMPDIR = memory;
}

function hasRoom() {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return Math.min(bavail * bsize, process.availableMemory()) > enough;
  } catch {
    return false; // Only Linux has it.
  }
}
