export const serverFlags: string[];
export const serverMemory: Record<"MALLOC_ARENA_MAX" | "MALLOC_MMAP_THRESHOLD_", string>;
