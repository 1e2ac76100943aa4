import { decodeHTML } from "entities";
import sanitizeHtml from "sanitize-html";

/** Block elements that are replaced by an allowed one, so that their texts do not run into each other. */
const blocks: Record<string, string[]> = {
  h3: ["h1", "h2"],
  h4: ["h5", "h6"],
  div: [
    "section",
    "article",
    "header",
    "footer",
    "main",
    "aside",
    "figure",
    "figcaption",
    "blockquote",
    "address",
    "center",
    "pre",
    "dl",
    "dt",
    "dd",
  ],
  br: ["hr"],
};
/** Elements that are removed if they have no text, such as a paragraph with only a picture. */
const ofText = new Set(["p", "div", "h3", "h4", "ul", "ol", "li", "table"]);

const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    "p",
    "div",
    "br",
    "ul",
    "ol",
    "li",
    "strong",
    "b",
    "em",
    "i",
    "u",
    "h3",
    "h4",
    "table",
    "thead",
    "tbody",
    "tr",
    "th",
    "td",
  ],
  // None: no styles, no addresses, no event handlers.
  allowedAttributes: {},
  nonTextTags: ["script", "style", "textarea", "option", "noscript", "template"],
  transformTags: Object.fromEntries(
    Object.entries(blocks).flatMap(([block, others]) => others.map((other) => [other, block])),
  ),
  exclusiveFilter: ({ tag, text }) => ofText.has(tag) && text.trim() === "",
};

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** Lets each block of a text that has Arabic or Hebrew begin at its own side. */
const withDirections = (html: string) =>
  rightToLeft.test(html) ? html.replace(/<(p|div|ul|ol|li|h3|h4|th|td)>/g, '<$1 dir="auto">') : html;

/** Sanitises HTML: only blocks, lists, emphasis and tables stay; of everything else only the text. The lines of a plain text stay lines. */
export function cleanHtml(html: string): string {
  const plain = html.replaceAll("\0", "").trim();
  const lines = /<[a-z]/i.test(plain) ? plain : plain.replace(/\s*\n\s*/g, "<br />");
  return /[<&]/.test(lines) ? withDirections(sanitizeHtml(lines, allowed)) : lines;
}

/** A name as plain text: product feeds contain escapes (`AC &amp; DC`) and line breaks. */
export function cleanName(name: string): string {
  return decodeHTML(name).replaceAll("\0", "").normalize("NFC").replace(/\s+/g, " ").trim();
}
