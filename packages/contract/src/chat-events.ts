import type { ChatEvent, ChatPart } from "./types.ts";

/** Applies an event to an answer: text is appended to the last text, any other part is added. */
export function withEvent(parts: readonly ChatPart[], event: ChatEvent): ChatPart[] {
  if (event.type === "part") return [...parts, event.part];
  if (event.type !== "text") return [...parts];
  const last = parts.at(-1);
  if (last?.type !== "text") return [...parts, { type: "text", text: event.text }];
  return [...parts.slice(0, -1), { type: "text", text: last.text + event.text }];
}
