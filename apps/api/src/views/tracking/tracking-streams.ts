import type { Services } from "../../platform/context.ts";
import { eventStreamHeaders } from "../../platform/bodies/event-stream.ts";
import { Refusal } from "../../platform/errors/refusal.ts";
import { readSigned } from "../../platform/texts/signed-text.ts";
import { openOrderStream, type OrderStream } from "./order-stream.ts";

/** The purpose in the signed permission to follow an order. */
export const watchPurpose = "watch-order";

/** Maximum number of open streams in one process. Further clients poll instead. */
const mostStreams = 2000;
/** Maximum number of streams of one order: enough for a household, too few to use up those of others. */
const mostOfOrder = 20;

/** Streams of order tracking: a change of an order is sent within a second. */
interface TrackingStreams {
  /** Answers `GET /tracking/stream?watch=` with server-sent events: the order as it is, and again after every change. */
  open(request: Request): Response;
  /** Ends all streams, so that the server can stop. */
  close(): void;
}

export function createTrackingStreams(services: Services): TrackingStreams {
  const open = new Set<OrderStream>();
  const followers = new Map<number, number>();
  const followersOf = (orderId: number) => followers.get(orderId) ?? 0;

  function follow(orderId: number, expiresAt: Date, request: Request): OrderStream {
    followers.set(orderId, followersOf(orderId) + 1);
    const stream = openOrderStream(services, orderId, expiresAt, () => {
      open.delete(stream);
      request.signal.removeEventListener("abort", stream.end);
      if (followersOf(orderId) > 1) followers.set(orderId, followersOf(orderId) - 1);
      else followers.delete(orderId);
    });
    open.add(stream);
    // The request is kept, since its signal is silent once it has been collected (https://github.com/nodejs/undici/issues/1926).
    request.signal.addEventListener("abort", stream.end);
    return stream;
  }

  return {
    open(request) {
      const watch = readSigned(services, watchPurpose, new URL(request.url).searchParams.get("watch") ?? "");
      if (!watch) return new Refusal("order_not_found").response();
      const orderId = Number(watch.text);
      if (open.size >= mostStreams || followersOf(orderId) >= mostOfOrder)
        return new Refusal("unavailable", { retryAfter: 30 }).response();
      return new Response(follow(orderId, watch.expiresAt, request).body, { headers: eventStreamHeaders });
    },
    close() {
      for (const stream of open) stream.end();
    },
  };
}
