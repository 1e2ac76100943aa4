import { expect, test } from "vitest";
import { visitorApi } from "./visitor-api.ts";
import { callerAt } from "@shop/api/testing/samples/caller";

test.each([
  ["an ordinary one", "cancel-6a1de59e-4f3d-4e75-8e21-c9b2a9b5a9c1", "cancel-6a1de59e-4f3d-4e75-8e21-c9b2a9b5a9c1"],
  ["one with signs that no header holds", "ក\0\n", "%E1%9E%80%00%0A"],
])("a form's idempotency key reaches the store API: %s", async (_, key, sent) => {
  const keys: (string | null)[] = [];
  const api = {
    fetch: async (request: Request) => {
      keys.push(request.headers.get("idempotency-key"));
      return Response.json({ code: 0, message: "", data: null });
    },
  };
  const client = visitorApi({
    api,
    answers: null,
    caller: callerAt("s001.localhost"),
    cookie: null,
    origin: null,
    onStatus: () => undefined,
  } as never)("en", () => undefined);
  const answer = await client("orders.cancel", { params: { id: "S001-7" }, body: {} }, { idempotencyKey: key });
  expect([answer.ok, keys]).toEqual([true, [sent]]);
});
