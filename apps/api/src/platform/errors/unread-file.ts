import { resolve } from "node:path";

/** Why a file that somebody named could not be read, in words, with its whole path: a relative one may be looked for elsewhere than thought. */
export function whyUnread(path: string, error: unknown): string {
  const { code } = error as NodeJS.ErrnoException;
  const whole = resolve(path);
  if (code === "ENOENT" || code === "ENOTDIR") return `There is no file ${whole}`;
  if (code === "EISDIR") return `${whole} is a directory, not a file`;
  if (code === "EACCES" || code === "EPERM")
    return `${whole} may not be read by this user: see who owns it (ls -l) and let others read it (chmod a+r)`;
  return `${whole} cannot be read (${code})`;
}
