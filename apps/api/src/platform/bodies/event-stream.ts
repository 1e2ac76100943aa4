/** Headers of server-sent events: nobody on the way keeps them or waits for more. The connection ends with the stream, since a server that stops waits for no idle one. */
export const eventStreamHeaders = { "content-type": "text/event-stream; charset=utf-8", "cache-control": "no-store, no-transform", "x-accel-buffering": "no", connection: "close" };
