/** The words of each line, those in quotes as one; empty lines and those that begin with # are left out. */
export function readLines(text: string): string[][] {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  return lines.filter((line) => line !== "" && !line.startsWith("#")).map((line) => [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain!));
}
