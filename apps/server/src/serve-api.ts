import type { Server } from "node:http";
import { Refusal } from "@shop/api/platform/errors/refusal";
import { trustedProxies } from "./http/caller.ts";
import { compressResponse } from "./http/compress.ts";
import { failed, retrySeconds } from "./http/failed.ts";
import { addSecurityHeaders } from "./http/security-headers.ts";
import { requestListener } from "./http/request-listener.ts";
import { createHttpServer } from "./http-server.ts";
import { kindOf } from "./metrics/request-metrics.ts";
import { operatorPaths } from "./http/operator-paths.ts";
import type { ApiServerContext } from "./server-context.ts";

/** The server of the store API alone, which is mounted at the root. */
export function createApiServer(context: ApiServerContext): Server {
  const { api, env, log } = context;
  const isTrusted = trustedProxies(env.trustedProxies);
  const operated = operatorPaths(context, isTrusted);
  const handle = requestListener({
    isTrusted,
    async answer(request, caller) {
      const path = new URL(request.url).pathname;
      const operatorAnswer = await operated(request, caller, path);
      if (operatorAnswer) return operatorAnswer;
      const answer = (await api.extra(request, caller, path)) ?? (await api.fetch(request, caller));
      return compressResponse(addSecurityHeaders(answer, caller), request.headers.get("accept-encoding") ?? "");
    },
    failed: (error, caller) =>
      addSecurityHeaders(
        failed(
          error,
          { log, requestId: caller.requestId },
          {
            away: () => new Refusal("unavailable").response({ "retry-after": retrySeconds }),
            broken: () => new Refusal("internal").response({ "x-request-id": caller.requestId }),
          },
        ),
        caller,
      ),
  });
  // Everything but the operators' paths counts as a call of the API.
  return createHttpServer({ context, kindOf: (path) => (kindOf(path) === "other" ? "other" : "api"), handle });
}
