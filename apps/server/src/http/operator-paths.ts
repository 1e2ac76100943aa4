import { register } from "prom-client";
import type { Caller } from "@shop/api/platform/context";
import { plain } from "./answers.ts";
import { isNear, type IsTrusted } from "./caller.ts";
import { retrySeconds } from "./failed.ts";

interface Operated {
  api: { ready: () => Promise<boolean> };
  isLeaving: () => boolean;
}

export type OperatorPaths = (request: Request, caller: Caller, path: string) => Promise<Response | null>;

/** What those ask who look after a server, whatever it serves; null for all other paths, and for metrics that are asked for from afar. */
export function operatorPaths({ api, isLeaving }: Operated, isTrusted: IsTrusted): OperatorPaths {
  return async (request, caller, path) => {
    if (path === "/healthz") return isLeaving() ? plain("leaving", 503) : plain("alive", 200);
    if (path === "/readyz") return !isLeaving() && (await api.ready()) ? plain("ready", 200) : plain("not ready", 503, { "retry-after": retrySeconds });
    if (path === "/metrics" && isNear(caller, request, isTrusted)) return new Response(await register.metrics(), { headers: { "content-type": register.contentType } });
    return null;
  };
}
