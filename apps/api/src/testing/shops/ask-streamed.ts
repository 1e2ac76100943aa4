import type { Api } from "../../create-api.ts";
import { callerAt } from "../samples/caller.ts";

/** Asks the assistant of S001 as its page does: the answer is a stream of events. */
export const askStreamed = (api: Api, body: object): Response | Promise<Response> =>
  api.app.request(
    "http://s001.localhost/rest/api/chat?store_code=S001",
    {
      method: "POST",
      headers: { accept: "text/event-stream", "content-type": "application/json" },
      body: JSON.stringify(body),
    },
    { caller: callerAt("s001.localhost") },
  );
