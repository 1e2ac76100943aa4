import { browserStorage, randomKey } from "../../state/browser.ts";

const key = "chat_visitor";

/** The random id of a guest's conversation in this browser; null before the first question. */
export const knownVisitor = (): string | null => browserStorage.get(key);

export function visitor(): string {
  const known = knownVisitor();
  if (known) return known;
  const name = randomKey();
  browserStorage.set(key, name);
  return name;
}

/** After clearing: the next conversation gets a new id. */
export const forgetVisitor = (): void => browserStorage.set(key, null);
