import { hash } from "node:crypto";

/** Hashes of a text's inline scripts and styles, as in a Content-Security-Policy. */
export interface InlineElements {
  scripts: readonly string[];
  styles: readonly string[];
}

/** The hash of a script's or style's content. */
export const hashOf = (text: string): string => `'sha256-${hash("sha256", text, "base64")}'`;

/** Scripts that need no hash: external ones are allowed by URL, and data blocks are never executed. */
const needsNoHash = /\bsrc=|\btype="application\//;

function hashesOf(html: string, tag: "script" | "style"): string[] {
  const hashes: string[] = [];
  const close = `</${tag}>`;
  for (let begin = html.indexOf(`<${tag}`); begin !== -1; begin = html.indexOf(`<${tag}`, begin)) {
    const body = html.indexOf(">", begin) + 1;
    const end = html.indexOf(close, body);
    if (body === 0 || end === -1) break;
    if (!needsNoHash.test(html.slice(begin, body))) hashes.push(hashOf(html.slice(body, end)));
    begin = end + close.length;
  }
  return hashes;
}

/** Finds the inline scripts and styles of an HTML text. */
export function inlineElements(html: string): InlineElements {
  return { scripts: hashesOf(html, "script"), styles: hashesOf(html, "style") };
}
