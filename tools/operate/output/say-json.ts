import type { Work } from "../command.ts";

/** Prints a value as JSON, which can be edited and saved again. */
export function sayJson({ say }: Pick<Work, "say">, value: unknown): void {
  for (const line of JSON.stringify(value, null, 2).split("\n")) say(line);
}
