import { eq } from "drizzle-orm";
import { orders } from "../../modules/orders/tables.ts";
import type { Services } from "../../platform/context.ts";
import { eventStreamHeaders } from "../../platform/bodies/event-stream.ts";
import { oneAtATime } from "../../platform/once/one-at-a-time.ts";
import { Refusal } from "../../platform/errors/refusal.ts";
import { readSigned } from "../../platform/texts/signed-text.ts";
import { readTracking } from "./read-tracking.ts";

/** The purpose in the signed permission to follow an order. */
export const watchPurpose = "watch-order";

/** Most open streams in one process. Further clients poll instead. */
const mostStreams = 2000;
/** Most streams of one order: enough for a household, too few to take those of others. */
const mostOfOrder = 20;
/** Milliseconds between heartbeats; proxies close silent connections, usually after a minute. */
const heartbeatEvery = 20_000;

/** Streams of order tracking: a change of an order is sent within a second. */
export interface TrackingStreams {
  /** Answers `GET /tracking/stream?watch=` with server-sent events: the order as it is, and again after every change. */
  open(request: Request): Response;
  /** Ends all streams, so that the server can stop. */
  close(): void;
}

export function createTrackingStreams(services: Services): TrackingStreams {
  const closing = new Set<() => void>();
  const followers = new Map<number, number>();
  const followersOf = (orderId: number) => followers.get(orderId) ?? 0;

  function follow(orderId: number, expiresAt: Date, signal: AbortSignal): ReadableStream<Uint8Array> {
    const { changes, database, log } = services;
    const text = new TextEncoder();
    let end = () => {};
    return new ReadableStream<Uint8Array>({
      start(controller) {
        let sent = "";
        const send = (event: string) => controller.enqueue(text.encode(event));
        const push = oneAtATime(async () => {
          if (!closing.has(end)) return;
          try {
            const found = await readTracking(database.db, eq(orders.id, orderId));
            const event = `data: ${JSON.stringify(found?.tracked ?? null)}\n\n`;
            if (event !== sent && closing.has(end)) send(event);
            sent = event;
          } catch (error) {
            // Whoever follows comes again by himself.
            log.warn({ err: error }, "cannot read an order that is followed");
            end();
          }
        });

        const unsubscribe = changes.subscribe({
          onChange: ({ kind, ids }) => void (kind === "order" && ids?.includes(orderId) && push()),
          onReset: () => void push(),
        });
        const heartbeat = setInterval(() => send(": \n\n"), heartbeatEvery);
        const over = setTimeout(() => end(), Math.min(expiresAt.getTime() - services.now().getTime(), 2 ** 31 - 1));
        end = () => {
          if (!closing.delete(end)) return;
          if (followersOf(orderId) > 1) followers.set(orderId, followersOf(orderId) - 1);
          else followers.delete(orderId);
          unsubscribe();
          clearInterval(heartbeat);
          clearTimeout(over);
          signal.removeEventListener("abort", end);
          try {
            controller.close();
          } catch {
            // The other side has ended it already.
          }
        };
        closing.add(end);
        followers.set(orderId, followersOf(orderId) + 1);
        signal.addEventListener("abort", end);
        send("retry: 3000\n\n");
        void push();
      },
      cancel: () => end(),
    });
  }

  return {
    open(request) {
      const watch = readSigned(services, watchPurpose, new URL(request.url).searchParams.get("watch") ?? "");
      if (!watch) return new Refusal("order_not_found").response();
      const orderId = Number(watch.text);
      if (closing.size >= mostStreams || followersOf(orderId) >= mostOfOrder) return new Refusal("unavailable", { retryAfter: 30 }).response();
      return new Response(follow(orderId, watch.expiresAt, request.signal), { headers: eventStreamHeaders });
    },
    close() {
      for (const end of closing) end();
    },
  };
}
