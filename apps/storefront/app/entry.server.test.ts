import { type HandleErrorFunction, UNSAFE_ErrorResponseImpl as ErrorResponse } from "react-router";
import { expect, test, vi } from "vitest";
import { handleError } from "./entry.server.tsx";

test("a failure of a page is logged; an address that the router itself refuses is none, and neither is what nobody waits for any more", () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const handle = (error: unknown, signal?: AbortSignal) =>
    handleError(error, {
      request: new Request("http://shop.test/", { signal: signal ?? null }),
    } as Parameters<HandleErrorFunction>[1]);
  handle(new ErrorResponse(404, "Not Found", new Error('No route matches URL "/a%0A"'), true));
  handle(new Error("left"), AbortSignal.abort());
  expect(logged).not.toHaveBeenCalled();
  const failure = new Error("the database is away");
  handle(failure);
  expect(logged).toHaveBeenCalledExactlyOnceWith(failure);
  logged.mockRestore();
});
