import type { IncomingMessage, ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { Caller } from "@shop/api/platform/context";
import { plain } from "./answers.ts";
import { callerOf, originWithoutDot, withPublicOrigin, type IsTrusted } from "./caller.ts";

export type Listener = (incoming: IncomingMessage, outgoing: ServerResponse) => void;

interface ListenerOptions {
  isTrusted: IsTrusted;
  answer: (request: Request, caller: Caller) => Promise<Response>;
  /** The response where `answer` throws. */
  failed: (error: unknown, caller: Caller, incoming: IncomingMessage) => Response;
}

/**
 * Whether a request's target is a path of this site. One that begins with two slashes is not: a browser takes what follows
 * for a host. Nor is one that begins with a tab or line break, which URLs drop, so that the router found no host behind them.
 */
const isOwnPath = (target: string): boolean => /^\/(?!\/|%0[9ad])/i.test(target);

/** Makes a `Request` with the browser's own address of each Node request, finds its caller, and sends the response of `answer`. */
export function requestListener({ isTrusted, answer, failed }: ListenerOptions): Listener {
  const listener = getRequestListener(
    async (request, bindings) => {
      const { incoming } = bindings as { incoming: IncomingMessage };
      const target = incoming.url ?? "/";
      const caller = callerOf(incoming, isTrusted);
      if (!caller) {
        const origin = isOwnPath(target) && originWithoutDot(incoming, isTrusted);
        return origin
          ? plain("This host name is used without the dot.", 308, { location: origin + target })
          : plain("The Host header is not a host name.", 400);
      }
      // No `Request` can have this method. Answering it would send the caller's cookies back.
      if (incoming.method === "TRACE")
        return plain("TRACE is not answered.", 405, { allow: "GET, HEAD, POST, PUT, DELETE" });
      if (!isOwnPath(target)) return plain("The address is not valid.", 400);
      try {
        return await answer(withPublicOrigin(request, caller.origin + target), caller);
      } catch (error) {
        // The client disconnected while sending. That is no fault to log, and nobody reads this response.
        if (incoming.destroyed && !incoming.complete) return new Response(null, { status: 499 });
        return failed(error, caller, incoming);
      }
    },
    { overrideGlobalObjects: false },
  );
  return (incoming, outgoing) => void listener(incoming, outgoing);
}
