import { register } from "prom-client";
import type { Caller } from "@shop/api/platform/context";
import { plain } from "./answers.ts";
import { isFromPrivateNetwork, type IsTrusted } from "./caller.ts";
import { retrySeconds } from "./failed.ts";

interface Operated {
  api: { ready: () => Promise<boolean> };
  isDraining: () => boolean;
}

type OperatorPaths = (request: Request, caller: Caller, path: string) => Promise<Response | null>;

/** Answers health checks, and metrics where the caller is near; null for everything else. */
export function operatorPaths({ api, isDraining }: Operated, isTrusted: IsTrusted): OperatorPaths {
  return async (request, caller, path) => {
    if (path === "/healthz") return isDraining() ? plain("leaving", 503) : plain("alive", 200);
    if (path === "/readyz")
      return !isDraining() && (await api.ready())
        ? plain("ready", 200)
        : plain("not ready", 503, { "retry-after": retrySeconds });
    if (path === "/metrics" && isFromPrivateNetwork(caller, request, isTrusted))
      return new Response(await register.metrics(), { headers: { "content-type": register.contentType } });
    return null;
  };
}
