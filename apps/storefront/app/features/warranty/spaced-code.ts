/** A code as people read it: in two halves. */
export const spacedCode = (code: string): string => code.replace(/^(.{4})(.+)$/, "$1 $2");
