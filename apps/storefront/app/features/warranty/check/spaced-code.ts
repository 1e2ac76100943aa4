/** A code in two groups, which is easier to read. */
export const spacedCode = (code: string): string => code.replace(/^(.{4})(.+)$/, "$1 $2");
