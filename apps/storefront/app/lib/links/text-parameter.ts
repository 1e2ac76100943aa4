/** A text from the query. Control characters, which the API refuses, become spaces. */
export const textParameter = (search: URLSearchParams, name: string, longest: number): string =>
  (search.get(name) ?? "")
    .replace(/\p{Cc}+/gu, " ")
    .trim()
    .slice(0, longest);
