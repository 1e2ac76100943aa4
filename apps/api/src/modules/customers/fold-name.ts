/**
 * A place's name as it is compared: no accents, capitals or zero-width signs; Khmer letters
 * that look the same are one, as the subscripts of da and ta.
 */
export function foldName(name: string): string {
  return name
    .normalize("NFKD")
    .replace(/[\u0300-\u036f\u200b-\u200d\u2060\ufeff'’`-]/g, "")
    .replace(/\u17d2\u178a/g, "\u17d2\u178f")
    .toLowerCase()
    .replace(/\s+/g, " ")
    .trim();
}

/** The search words of a place: its names, the Latin one also without spaces. */
export function searchableName(nameEn: string, nameKm: string): string {
  const latin = foldName(nameEn);
  return [latin, latin.replaceAll(" ", ""), foldName(nameKm)]
    .filter((part, index, all) => all.indexOf(part) === index)
    .join(" ");
}
