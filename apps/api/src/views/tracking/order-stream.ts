import { eq } from "drizzle-orm";
import { orders } from "../../modules/orders/tables.ts";
import type { Services } from "../../platform/context.ts";
import { oneAtATime } from "../../platform/once/one-at-a-time.ts";
import { readTracking } from "./read-tracking.ts";

/** Milliseconds between heartbeats; proxies close silent connections, usually after a minute. */
const heartbeatEvery = 20_000;
/** Longest delay of a timer, in milliseconds. */
const longestDelay = 2 ** 31 - 1;

type Needs = Pick<Services, "changes" | "database" | "log" | "now">;

export interface OrderStream {
  body: ReadableStream<Uint8Array>;
  end(): void;
}

/** Server-sent events about an order: what it is now, and again after every change, until `expiresAt` or until one side ends it. */
export function openOrderStream(
  { changes, database, log, now }: Needs,
  orderId: number,
  expiresAt: Date,
  onEnd: () => void,
): OrderStream {
  const text = new TextEncoder();
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({ start: (started) => void (controller = started), cancel: () => end() });
  const send = (event: string) => controller?.enqueue(text.encode(event));
  let sent = "";
  const push = oneAtATime(async () => {
    if (!controller) return;
    try {
      const found = await readTracking(database.db, eq(orders.id, orderId));
      const event = `data: ${JSON.stringify(found?.tracked ?? null)}\n\n`;
      if (event !== sent) send(event);
      sent = event;
    } catch (error) {
      // The client reconnects by itself.
      log.warn({ err: error }, "the state of a tracked order could not be read");
      end();
    }
  });

  const unsubscribe = changes.subscribe({
    onChange: ({ kind, ids }) => void (kind === "order" && ids?.includes(orderId) && push()),
    onReset: () => void push(),
  });
  const heartbeat = setInterval(() => send(": \n\n"), heartbeatEvery);
  const over = setTimeout(end, Math.min(expiresAt.getTime() - now().getTime(), longestDelay));
  send("retry: 3000\n\n");
  void push();
  return { body, end };

  function end(): void {
    if (!controller) return;
    const ended = controller;
    controller = undefined;
    unsubscribe();
    clearInterval(heartbeat);
    clearTimeout(over);
    onEnd();
    try {
      ended.close();
    } catch {
      // The other side has ended it already.
    }
  }
}
