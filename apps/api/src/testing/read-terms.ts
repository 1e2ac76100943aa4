import { parseQuery } from "../modules/search/public.ts";

/** The terms of a text, as they were typed. */
export const typed = (text: string): string[] =>
  parseQuery(text).terms.map(({ units }) => units.map((unit) => unit.text).join(" "));

/** What else they are called, as it is looked for. */
export const others = (text: string): string[] =>
  parseQuery(text).terms.flatMap(({ other }) => other.map((form) => form.map(({ lexeme }) => lexeme).join(" ")));
