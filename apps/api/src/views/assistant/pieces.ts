import type { ChatEvent, ChatPart } from "@shop/contract/types";
import type { ToolResult } from "./tools/tool.ts";

/** A piece of an answer on its way. */
export type Piece = Extract<ChatEvent, { type: "text" | "part" }>;

export const piece = {
  text: (text: string): Piece => ({ type: "text", text }),
  part: (part: ChatPart): Piece => ({ type: "part", part }),
};

/** A sentence, what a tool found for it, and the pages that it comes from. */
export function told(text: string, { parts, links }: Pick<ToolResult, "parts" | "links">): Piece[] {
  const shown = parts.map(piece.part);
  return [...(text === "" ? [] : [piece.text(text)]), ...shown, ...(links.length > 0 ? [piece.part({ type: "links", links })] : [])];
}
