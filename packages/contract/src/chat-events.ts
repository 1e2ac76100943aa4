import type { ChatEvent, ChatPart } from "./types.ts";

/** An answer after one more event of it: text goes on in the last text, every other part is added. */
export function withEvent(parts: readonly ChatPart[], event: ChatEvent): ChatPart[] {
  if (event.type === "part") return [...parts, event.part];
  if (event.type !== "text") return [...parts];
  const last = parts.at(-1);
  if (last?.type !== "text") return [...parts, { type: "text", text: event.text }];
  return [...parts.slice(0, -1), { type: "text", text: last.text + event.text }];
}
