/** Whether there is anything in a text to be seen: spaces without width alone, as they divide words of Khmer, are no name, nor are letters and signs that are blank. */
export const isSeen = (text: string): boolean => /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u.test(text);
