const highestId = 2_147_483_647;

/** The id in a URL; null if it is not a valid one. */
export function idOf(text: string | null | undefined): number | null {
  if (!text || !/^\d{1,10}$/.test(text)) return null;
  const id = Number(text);
  return id >= 1 && id <= highestId ? id : null;
}
