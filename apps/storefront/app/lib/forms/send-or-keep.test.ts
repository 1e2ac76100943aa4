import { redirect } from "react-router";
import { expect, test, vi } from "vitest";
import { slowTime } from "../constants.ts";
import { sendOrKeep } from "./send-or-keep.ts";

const typed = new URLSearchParams({ login: "012345678", password: "secret" });
const sent = (serverAction: () => Promise<string>, body: BodyInit = typed) =>
  sendOrKeep({ request: new Request("http://shop/login", { method: "POST", body }), serverAction });
const failWith = (error: unknown) => sent(() => Promise.reject(error));
const answered = (status: number) => ({ status, statusText: "", internal: false, data: null });

test("passes on the shop's answer, redirects and errors included", async () => {
  expect(await sent(() => Promise.resolve("welcome"))).toBe("welcome");
  for (const decided of [redirect("/"), answered(404)]) await expect(failWith(decided)).rejects.toBe(decided);
});

test("without an answer the form is shown again with everything that was typed, and the page is not loaded again", async () => {
  for (const error of [new TypeError("Failed to fetch"), answered(502)])
    expect(await failWith(error)).toMatchObject({
      data: { refusal: null, values: { login: "012345678", password: "secret" } },
      init: { status: 503 },
    });
});

test("neither is it waited for longer than a shopper should: the form can be sent again", async () => {
  vi.useFakeTimers();
  try {
    const waiting = sent(() => new Promise(() => {}));
    let isOver = false;
    void waiting.finally(() => (isOver = true));
    await vi.advanceTimersByTimeAsync(slowTime - 1);
    expect(isOver).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await waiting).toMatchObject({ data: { refusal: null, values: { login: "012345678" } } });
  } finally {
    vi.useRealTimers();
  }
});

test("a picture has the time that a slow line takes for it", async () => {
  const body = new FormData();
  body.set("receipt", new File([new Uint8Array(160_000)], "receipt.jpg"));
  vi.useFakeTimers();
  try {
    let isOver = false;
    void sent(() => new Promise(() => {}), body).then(() => (isOver = true));
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
    await vi.advanceTimersByTimeAsync(slowTime + 9_000);
    expect(isOver).toBe(false);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(isOver).toBe(true);
  } finally {
    vi.useRealTimers();
  }
});
