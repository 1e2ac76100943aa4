import type { ChatEvent, Refusal } from "@shop/contract/types";

const unreachable: Refusal = { code: -1, message: "Something went wrong", data: null, error: "unavailable" };

/** Parses server-sent events; `rest` is the incomplete event at the end. */
export function readEvents(text: string): { events: ChatEvent[]; rest: string } {
  const blocks = text.split("\n\n");
  const rest = blocks.pop() ?? "";
  const events = blocks
    .filter((block) => block.startsWith("data: "))
    .map((block) => JSON.parse(block.slice("data: ".length)) as ChatEvent);
  return { events, rest };
}

/**
 * Asks the assistant and passes on each event of its answer. Returns the refusal, or null after the
 * last event; a stream that breaks off before that gives `unavailable`. Throws only if aborted by
 * the signal.
 */
export async function askStream(
  question: { text: string; visitor: string },
  signal: AbortSignal,
  onEvent: (event: ChatEvent) => void,
): Promise<Refusal | null> {
  const headers = {
    accept: "text/event-stream",
    "accept-language": document.documentElement.lang,
    "content-type": "application/json",
  };
  try {
    const response = await fetch("/rest/api/chat", {
      method: "POST",
      credentials: "same-origin",
      headers,
      body: JSON.stringify(question),
      signal,
    });
    if (!response.headers.get("content-type")?.startsWith("text/event-stream") || !response.body) {
      return response.ok ? unreachable : ((await response.json()) as Refusal);
    }
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    let rest = "";
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return unreachable;
      const read = readEvents(rest + value);
      rest = read.rest;
      for (const event of read.events) {
        if (event.type === "refused") return event.refusal;
        onEvent(event);
        if (event.type === "done") return null;
      }
    }
  } catch (error) {
    if (signal.aborted) throw error;
    return unreachable;
  }
}
