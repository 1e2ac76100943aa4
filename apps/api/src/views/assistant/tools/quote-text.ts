/** Markdown as plain text that keeps its lines and numbers, with an empty line before each heading: no marks, no addresses. */
export function plainText(markdown: string): string {
  return markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/\*\*([^*]+)\*\*/g, "$1")
    .replace(/^- /gm, "• ")
    .replace(/\n{2,}/g, "\n")
    .replace(/\n?^#+\s*/gm, "\n\n")
    .trim();
}

/** The beginning of a text, cut after a line or a sentence, at most so many characters long. */
export function beginning(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest);
  const end = Math.max(cut.lastIndexOf("\n"), cut.lastIndexOf(". ") + 1, cut.lastIndexOf("។") + 1, cut.lastIndexOf("。") + 1);
  return `${cut.slice(0, end > longest / 3 ? end : longest).trimEnd()} …`;
}
