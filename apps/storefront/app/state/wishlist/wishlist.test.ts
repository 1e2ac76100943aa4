import { beforeEach, expect, it, vi } from "vitest";
import type { WishlistLine } from "@shop/contract/types";
import { stubBrowser } from "../testing/stub-browser.ts";

stubBrowser({ customer: JSON.stringify({ id: 7, name: "Sok" }) });
vi.stubGlobal("location", { pathname: "/phone", search: "" });

/** The server's wishlist. Answers to `wishlist.list` wait while `held`, and fail while `away`. */
const server = {
  ids: [] as number[],
  pageSize: 500,
  held: false,
  away: false,
  gone: new Set<number>(),
  waiting: [] as (() => void)[],
  session: Promise.withResolvers<void>(),
};
const lineOf = (product_id: number) =>
  ({ wishlist_id: product_id + 100, product_id, name: `P${product_id}`, image: "" }) as WishlistLine;
const answered = (data: unknown, beside: object = {}) => ({
  ok: true,
  status: 200,
  answer: { code: 0, message: "", data, ...beside },
});
const refused = (status: number, error: string) => ({
  ok: false,
  status,
  retryAfter: null,
  refusal: { code: -1, message: error, data: null, error },
});

async function call(
  name: string,
  {
    body,
    params,
    query,
  }: { body?: { product_id: number }; params?: { wishlist_id: number }; query?: { page?: number } },
) {
  if (name === "auth.session") {
    await server.session.promise;
    return answered({ login_status_code: 0, customer: { id: 7, name: "Sok" } });
  }
  if (name === "wishlist.list") {
    const { ids, pageSize } = server;
    const from = ((query?.page ?? 1) - 1) * pageSize;
    const now = ids.slice(from, from + pageSize).map(lineOf);
    if (server.held) await new Promise<void>((go) => server.waiting.push(go));
    return server.away ? refused(0, "unavailable") : answered(now, { last_page: Math.ceil(ids.length / pageSize) });
  }
  if (name === "wishlist.add") {
    if (server.gone.has(body!.product_id)) return refused(404, "product_not_found");
    server.ids.push(body!.product_id);
  } else server.ids = server.ids.filter((id) => id !== params!.wishlist_id - 100);
  return answered(null);
}
vi.doMock("../../lib/browser/browser-api.ts", () => ({ browserApi: call }));

const { wishlist } = await import("./wishlist.ts");
const { session } = await import("../session.ts");
const { snackbar } = await import("../snackbar.ts");
const { keepTexts } = await import("../../i18n/messages.ts");
keepTexts("en", "core", await import("../../i18n/messages/en/core.ts"));
wishlist.start();
const isWished = (id: number) => wishlist.get().ids.has(id);

beforeEach(() => {
  Object.assign(server, { held: false, away: false });
  snackbar.close();
});

it("stores a change made before the session is known, for the customer who was signed in last", async () => {
  void session.load();
  wishlist.toggle({ id: 1 });
  expect(isWished(1)).toBe(true);
  expect(snackbar.get()?.way).toBeUndefined();
  server.session.resolve();
  await vi.waitFor(() => expect(server.ids).toEqual([1]));
  expect(isWished(1)).toBe(true);
});

it("reports a wished product that is no longer sold, and empties the heart", async () => {
  server.gone.add(2);
  wishlist.toggle({ id: 2 });
  expect(isWished(2)).toBe(true);
  await vi.waitFor(() => expect(snackbar.get()?.text).toBe("product_not_found"));
  await vi.waitFor(() => expect(isWished(2)).toBe(false));
});

it("shows accepted changes even if the list cannot be read back", async () => {
  server.away = true;
  wishlist.toggle({ id: 3 });
  await vi.waitFor(() => expect(server.ids).toEqual([1, 3]));
  await wishlist.reload();
  expect(isWished(3)).toBe(true);
});

it("reads all pages of a long list, and removes a product that is on the last one", async () => {
  Object.assign(server, { ids: [1, 3, 5, 6, 7], pageSize: 2 });
  await wishlist.reload();
  expect([...wishlist.get().ids]).toEqual([1, 3, 5, 6, 7]);
  for (const id of [7, 6, 5]) wishlist.toggle({ id });
  await vi.waitFor(() => expect(server.ids).toEqual([1, 3]));
});

it("ignores a stale response", async () => {
  server.held = true;
  const early = wishlist.reload();
  await vi.waitFor(() => expect(server.waiting).toHaveLength(1));
  server.ids = [1, 3, 4];
  server.held = false;
  await wishlist.reload();
  server.waiting.splice(0).forEach((go) => go());
  await early;
  expect(isWished(4)).toBe(true);
});

it("does not call a list empty that could not be read, and reads it on retry", async () => {
  session.left();
  expect(wishlist.get()).toMatchObject({ known: true, lines: [] });
  server.away = true;
  await session.load();
  await vi.waitFor(() => expect(wishlist.get()).toMatchObject({ known: false, failed: true }));
  server.away = false;
  wishlist.retry();
  expect(wishlist.get()).toMatchObject({ known: false, failed: false });
  await vi.waitFor(() =>
    expect(wishlist.get()).toMatchObject({
      known: true,
      failed: false,
      lines: [{ product_id: 1 }, { product_id: 3 }, { product_id: 4 }],
    }),
  );
});
