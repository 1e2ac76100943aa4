import { decodeHTML } from "entities";
import sanitizeHtml from "sanitize-html";

const allowed: sanitizeHtml.IOptions = {
  allowedTags: ["p", "br", "ul", "ol", "li", "strong", "b", "em", "i", "u", "h3", "h4", "table", "thead", "tbody", "tr", "th", "td"],
  // None: no styles, no addresses, no event handlers.
  allowedAttributes: {},
  nonTextTags: ["script", "style", "textarea", "option", "noscript", "template"],
};

/** Sanitises HTML: only paragraphs, lists, emphasis and tables stay; of everything else only the text. */
export function cleanHtml(html: string): string {
  const plain = html.replaceAll("\0", "").trim();
  return /[<&]/.test(plain) ? sanitizeHtml(plain, allowed) : plain;
}

/** A name as plain text: product feeds contain escapes (`AC &amp; DC`) and line breaks. */
export function cleanName(name: string): string {
  return decodeHTML(name)
    .replaceAll("\0", "")
    .normalize("NFC")
    .replace(/\s+/g, " ")
    .trim();
}
