import { hash } from "node:crypto";

/** Hashes of what stands inline in a text, as a Content-Security-Policy has them. */
export interface InlineElements {
  scripts: readonly string[];
  styles: readonly string[];
}

/** Of the text of a script or style. */
export const hashOf = (text: string): string => `'sha256-${hash("sha256", text, "base64")}'`;

/** Of a script that is not held against the policy: one from a file is by its address, and data are never run. */
const isLetThrough = /\bsrc=|\btype="application\//;

function hashesOf(html: string, tag: "script" | "style"): string[] {
  const hashes: string[] = [];
  const close = `</${tag}>`;
  for (let begin = html.indexOf(`<${tag}`); begin !== -1; begin = html.indexOf(`<${tag}`, begin)) {
    const body = html.indexOf(">", begin) + 1;
    const end = html.indexOf(close, body);
    if (body === 0 || end === -1) break;
    if (!isLetThrough.test(html.slice(begin, body))) hashes.push(hashOf(html.slice(body, end)));
    begin = end + close.length;
  }
  return hashes;
}

/** The inline scripts and styles of a text. */
export function inlineElements(html: string): InlineElements {
  return { scripts: hashesOf(html, "script"), styles: hashesOf(html, "style") };
}
