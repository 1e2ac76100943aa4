import { longestSearch } from "@shop/contract/limits";

/** As much of a text as is looked at: nobody types more, and what reads it may take the square of its length. */
export const typedText = (text: string): string => text.slice(0, longestSearch).toWellFormed();
