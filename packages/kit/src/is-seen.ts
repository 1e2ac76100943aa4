/** Whether there is anything in a text to be seen: spaces without width alone, as they divide words of Khmer, are no name. */
export const isSeen = (text: string): boolean => /[\p{L}\p{N}\p{P}\p{S}]/u.test(text);
