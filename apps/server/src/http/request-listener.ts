import type { IncomingMessage, ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { Caller } from "@shop/api/platform/context";
import { plain } from "./answers.ts";
import { atOrigin, callerOf, type IsTrusted } from "./caller.ts";

export type Listener = (incoming: IncomingMessage, outgoing: ServerResponse) => void;

export interface ListenerOptions {
  isTrusted: IsTrusted;
  answer: (request: Request, caller: Caller) => Promise<Response>;
  /** What is answered where that fails. */
  failed: (error: unknown, caller: Caller, incoming: IncomingMessage) => Response;
}

/** Answers requests as their browsers sent them, with who calls. */
export function requestListener({ isTrusted, answer, failed }: ListenerOptions): Listener {
  const listener = getRequestListener(
    async (request, bindings) => {
      const { incoming } = bindings as { incoming: IncomingMessage };
      const caller = callerOf(incoming, isTrusted);
      if (!caller) return plain("The Host header is not a host name.", 400);
      // A Request can be made of every method but this, which would send a caller's own cookies back.
      if (incoming.method === "TRACE") return plain("TRACE is not answered.", 405, { allow: "GET, HEAD, POST, PUT, DELETE" });
      const target = incoming.url ?? "/";
      if (!target.startsWith("/") || target.startsWith("//")) return plain("The address is not valid.", 400);
      try {
        return await answer(atOrigin(request, caller.origin + target), caller);
      } catch (error) {
        // Who asked has left before all of it was here: nobody's error, and nobody reads the answer.
        if (incoming.destroyed && !incoming.complete) return new Response(null, { status: 499 });
        return failed(error, caller, incoming);
      }
    },
    { overrideGlobalObjects: false },
  );
  return (incoming, outgoing) => void listener(incoming, outgoing);
}
