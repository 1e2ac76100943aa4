/** Markdown as plain text, without markup and link addresses. Lines and numbering stay, and an empty line stands before each heading. */
export function plainText(markdown: string): string {
  return markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/\*\*([^*]+)\*\*/g, "$1")
    .replace(/^- /gm, "• ")
    .replace(/\n{2,}/g, "\n")
    .replace(/\n?^#+\s*/gm, "\n\n")
    .trim();
}

/** The beginning of a text, with at most `longest` characters; where possible it ends with a line or a sentence. */
export function beginning(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest);
  const end = Math.max(
    cut.lastIndexOf("\n"),
    cut.lastIndexOf(". ") + 1,
    cut.lastIndexOf("។") + 1,
    cut.lastIndexOf("。") + 1,
  );
  return `${cut.slice(0, end > longest / 3 ? end : longest).trimEnd()} …`;
}
