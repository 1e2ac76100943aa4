/** Headers of server-sent events, which no proxy may cache, buffer or compress. The connection closes with the stream, so that it does not hold up a server that stops. */
export const eventStreamHeaders = {
  "content-type": "text/event-stream; charset=utf-8",
  "cache-control": "no-store, no-transform",
  "x-accel-buffering": "no",
  connection: "close",
};
