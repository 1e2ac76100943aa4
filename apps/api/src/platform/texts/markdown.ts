import { decodeHTML } from "entities";
import { Marked, type TokenizerExtension } from "marked";
import sanitizeHtml from "sanitize-html";
import { localeOf, localizePath, type Language } from "@shop/kit/locale";

/**
 * Bold text that ends in a sign, as `**ចំណាំ៖**នេះ` and `**注意：**这里`: CommonMark takes the
 * closing stars for bold only before a space, which Khmer and Chinese do not write.
 */
const boldWithoutSpaces: TokenizerExtension = {
  name: "strong",
  level: "inline",
  start: (text) => text.indexOf("**"),
  tokenizer(text) {
    const [raw, inner] = /^\*\*(?=[^\s*])([^*\n]*[^\s*])\*\*(?!\*)/.exec(text) ?? [];
    return raw === undefined || inner === undefined
      ? undefined
      : { type: "strong", raw, text: inner, tokens: this.lexer.inlineTokens(inner) };
  },
};

const marked = new Marked({ extensions: [boldWithoutSpaces] });

/** What texts of the shop may hold: no pictures, no styles, no scripts. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    "p",
    "br",
    "hr",
    "ul",
    "ol",
    "li",
    "strong",
    "em",
    "code",
    "blockquote",
    "h2",
    "h3",
    "h4",
    "h5",
    "h6",
    "a",
    "table",
    "thead",
    "tbody",
    "tr",
    "th",
    "td",
  ],
  allowedAttributes: { a: ["href", "rel"], ol: ["start"] },
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowProtocolRelative: false,
};

/** The deepest heading of HTML. */
const deepest = 6;

/**
 * Markdown as safe HTML. Addresses within the shop get the prefix of the language; those of
 * other sites pass nothing on. `under` is the level of the heading above the text:
 * its own headings are moved below that, whatever level they begin with.
 */
export function renderMarkdown(markdown: string, language: Language, { under = 1 }: { under?: 1 | 2 } = {}): string {
  const tokens = marked.lexer(markdown);
  const first = Math.min(...tokens.map((token) => (token.type === "heading" ? (token.depth as number) : deepest)));
  marked.walkTokens(tokens, (token) => {
    if (token.type === "heading") token.depth = Math.min(token.depth - first + under + 1, deepest);
  });
  return sanitizeHtml(marked.parser(tokens), {
    ...allowed,
    transformTags: {
      a: (tagName, { href = "" }) => {
        const within = href.startsWith("/") && !href.startsWith("//");
        const attribs: Record<string, string> = within
          ? { href: localizePath(href, localeOf(language)) }
          : { href, rel: "nofollow noopener" };
        return { tagName, attribs };
      },
    },
  }).trim();
}

/** A Markdown text as plain text, without markup and URLs. */
export function markdownText(markdown: string): string {
  const html = (marked.parse(markdown, { async: false }) as string).replace(
    /<\/?(?:p|h\d|li|ul|ol|br|tr|td|th)\b[^>]*>/g,
    " $&",
  );
  return decodeHTML(sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} }))
    .replace(/\s+/g, " ")
    .trim();
}

/** The beginning of a Markdown text as plain text, cut between words to a maximum length. */
export function summarizeMarkdown(markdown: string, language: Language, longest = 160): string {
  const text = markdownText(markdown);
  if (text.length <= longest) return text;
  let cut = "";
  for (const { segment } of new Intl.Segmenter(language, { granularity: "word" }).segment(text)) {
    if (cut.length + segment.length >= longest) break;
    cut += segment;
  }
  return `${cut.trimEnd()} …`;
}
