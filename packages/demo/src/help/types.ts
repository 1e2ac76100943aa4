import type { Text } from "../types.ts";

interface DemoHelpArticle {
  /** Fixed; 1–999. */
  id: number;
  title: Text;
  /** Markdown: paragraphs, lists and links within the shop. */
  body: Text;
}

export interface DemoHelpCategory {
  id: number;
  key: string;
  name: Text;
  /** The name of a lucide icon. */
  icon: string;
  sequence: number;
  articles: DemoHelpArticle[];
}

/** An article from its titles and bodies in English, Khmer and Chinese. */
export const article = (id: number, title: [string, string, string], body: [string, string, string]): DemoHelpArticle => ({
  id,
  title: { en: title[0], km: title[1], zh: title[2] },
  body: { en: body[0], km: body[1], zh: body[2] },
});
