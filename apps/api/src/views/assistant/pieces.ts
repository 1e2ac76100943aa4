import type { ChatEvent, ChatPart } from "@shop/contract/types";
import type { ToolResult } from "./tools/tool.ts";

/** A piece of an answer, as it is streamed to the shopper. */
export type Piece = Extract<ChatEvent, { type: "text" | "part" }>;

export const piece = {
  text: (text: string): Piece => ({ type: "text", text }),
  part: (part: ChatPart): Piece => ({ type: "part", part }),
};

/** The pieces of a result: a sentence, then the parts and the links that the tool returned. */
export function piecesOf(text: string, { parts, links }: Pick<ToolResult, "parts" | "links">): Piece[] {
  const shown = parts.map(piece.part);
  return [
    ...(text === "" ? [] : [piece.text(text)]),
    ...shown,
    ...(links.length > 0 ? [piece.part({ type: "links", links })] : []),
  ];
}
