/** A text that an address says. Control signs, which nobody types and the API refuses, are blanks. */
export const saidText = (search: URLSearchParams, name: string, longest: number): string =>
  (search.get(name) ?? "").replace(/\p{Cc}+/gu, " ").trim().slice(0, longest);
