import { useEffect, useState } from "react";
import type { Tracking } from "@shop/contract/types";
import { browserApi } from "../../lib/browser/browser-api.ts";
import { followed } from "../../state/followed.ts";

/** How to request the order again. */
export type Again = { order: string; phone?: string };

/** State of the live updates; `lost` means that what is shown may be outdated. */
export type Connection = "connecting" | "live" | "lost";

/** Polling interval in milliseconds where the event stream does not work. */
const askEvery = 15_000;

/** Follows an order by server-sent events, or by polling as a fallback. Also stores what was seen last, for offline use. */
export function useLiveTracking(
  found: Tracking,
  again: Again,
): { tracking: Omit<Tracking, "watch">; seenAt: string | null; connection: Connection } {
  const [tracking, setTracking] = useState<Omit<Tracking, "watch">>(found);
  const [seenAt, setSeenAt] = useState<string | null>(null);
  const [connection, setConnection] = useState<Connection>("connecting");
  const { order, phone } = again;
  const { watch } = found;

  useEffect(() => {
    let stream: EventSource | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isCancelled = false;

    function see(next: Omit<Tracking, "watch">): void {
      const now = new Date();
      followed.remember(next, now);
      setTracking(next);
      setSeenAt(now.toISOString());
      setConnection("live");
    }

    function follow(leave: string): void {
      stream = new EventSource(`/rest/tracking/stream?watch=${encodeURIComponent(leave)}`);
      stream.onmessage = ({ data }: MessageEvent<string>) => {
        const next = JSON.parse(data) as Omit<Tracking, "watch"> | null;
        if (next) see(next);
      };
      stream.onerror = () => {
        setConnection("lost");
        // The browser reconnects by itself unless the server refused the stream.
        if (stream?.readyState === EventSource.CLOSED) timer = setTimeout(ask, askEvery);
      };
    }

    async function ask(): Promise<void> {
      const result = await (phone === undefined
        ? browserApi("tracking.get", { params: { id: order } })
        : browserApi("tracking.find", { query: { order, phone } }));
      if (isCancelled) return;
      if (!result.ok) {
        setConnection("lost");
        timer = setTimeout(ask, Math.max(askEvery, (result.retryAfter ?? 0) * 1000));
        return;
      }
      const { watch: next, ...seen } = result.answer.data;
      see(seen);
      follow(next);
    }

    follow(watch);
    const offline = () => setConnection("lost");
    window.addEventListener("offline", offline);
    return () => {
      isCancelled = true;
      stream?.close();
      clearTimeout(timer);
      window.removeEventListener("offline", offline);
    };
  }, [watch, order, phone]);

  return { tracking, seenAt, connection };
}
