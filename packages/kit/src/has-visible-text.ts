/**
 * Whether a text contains anything visible. Zero-width spaces (which separate Khmer words) and
 * blank letters or symbols are not enough for a name.
 */
export const hasVisibleText = (text: string): boolean =>
  /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u.test(text);
