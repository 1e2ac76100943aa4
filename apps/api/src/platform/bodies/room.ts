/** Room in memory, in bytes, for what comes in at once. */
export interface Room {
  /** Takes so much until it is given back; null where there is not as much left. */
  take(bytes: number): (() => void) | null;
}

export function room(most: number): Room {
  let held = 0;
  return {
    take(bytes) {
      if (held + bytes > most) return null;
      held += bytes;
      return () => void (held -= bytes);
    },
  };
}
