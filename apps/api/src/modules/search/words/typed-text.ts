import { longestSearch } from "@shop/contract/limits";

/** Limits a text to the length that is read. Nobody types more, and reading may take time in the square of the length. */
export const typedText = (text: string): string => text.slice(0, longestSearch).toWellFormed();
