import { eventStreamHeaders } from "../platform/bodies/event-stream.ts";

/**
 * Answers with server-sent events, one for each value. An error before the first is thrown; a later
 * one is told by a last event. When the client leaves, the signal is aborted, and the `finally` of
 * the values runs.
 */
export async function eventStream(
  open: (signal: AbortSignal) => Promise<AsyncIterable<unknown>>,
  left: AbortSignal,
  failed: (error: unknown) => unknown,
): Promise<Response> {
  const ended = new AbortController();
  const signal = AbortSignal.any([ended.signal, left]);
  const values = (await open(signal))[Symbol.asyncIterator]();
  const text = new TextEncoder();
  const encode = (value: unknown) => text.encode(`data: ${JSON.stringify(value)}\n\n`);
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { value, done } = await values.next();
        if (!done) return controller.enqueue(encode(value));
      } catch (error) {
        if (!signal.aborted) controller.enqueue(encode(failed(error)));
      }
      controller.close();
    },
    async cancel() {
      ended.abort();
      await values.return?.();
    },
  });
  return new Response(body, { headers: eventStreamHeaders });
}
