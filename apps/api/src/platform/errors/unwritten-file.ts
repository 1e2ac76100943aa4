const reasons: Record<string, string> = {
  ENOSPC: "The disk is full: free some space",
  EDQUOT: "The disk is full for this user: free some space",
  EROFS: "The disk is read-only: make it writable, or name another place",
  EIO: "The disk fails: name another place",
};

/** In one line why files could not be written, where the operator can mend the disk. */
export function whyUnwritten(error: unknown): string | undefined {
  const reason = reasons[(error as NodeJS.ErrnoException).code!];
  return reason && `${reason}, then run the same command again`;
}
