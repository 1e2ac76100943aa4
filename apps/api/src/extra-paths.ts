import { tokenOf } from "./http/token.ts";
import type { Caller, Services } from "./platform/context.ts";
import { authenticate } from "./modules/auth/public.ts";
import { privatePath, servePicture } from "./modules/uploads/public.ts";

/** What the server answers beside pages and the API's calls; null for paths that are not of these. */
export function createExtraPaths(services: Services): (request: Request, caller: Caller, path: string) => Promise<Response | null> {
  return async (request, _caller, path) => {
    if (path.startsWith(privatePath)) {
      const token = tokenOf(request);
      return servePicture(services, token && (await authenticate(services, token.value)), path);
    }
    return null;
  };
}
