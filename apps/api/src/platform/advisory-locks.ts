/** Keys of the advisory locks, all in one place so that no two uses share one. */
export const advisoryLocks = {
  /** Held by the one server that runs an embedded cluster. */
  server: 7_406_001,
  /** Held while migrations are applied. */
  migrate: 7_406_002,
} as const;
