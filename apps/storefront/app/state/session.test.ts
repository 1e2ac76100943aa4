import { beforeEach, expect, it, vi } from "vitest";
import { stubBrowser } from "./testing/stub-browser.ts";

const storage = stubBrowser();
const answered =
  vi.fn<
    () => { ok: true; answer: { data: { login_status_code: number; customer: { id: number; name: string } | null } } }
  >();
vi.doMock("../lib/browser/browser-api.ts", () => ({ browserApi: async () => answered() }));
const { session } = await import("./session.ts");

const keys = ["cart_pending", "wishlist_snapshot", "followed_orders"];
const isKept = () => keys.map((key) => storage.get(key) !== null);
const load = (id: number | null) => {
  answered.mockReturnValueOnce({
    ok: true,
    answer: { data: { login_status_code: id === null ? 1 : 0, customer: id === null ? null : { id, name: `C${id}` } } },
  });
  return session.load();
};

beforeEach(() => {
  session.left();
  for (const key of keys) storage.set(key, "[]");
});

it("removes all data of a customer who signs out, tracked orders included", async () => {
  await load(7);
  for (const key of keys) storage.set(key, "[]");
  session.left();
  expect(isKept()).toEqual([false, false, false]);
});

it("removes all data of the previous customer when another signs in", async () => {
  await load(7);
  for (const key of keys) storage.set(key, "[]");
  await load(7);
  expect(isKept()).toEqual([true, true, true]);
  await load(8);
  expect(isKept()).toEqual([false, false, false]);
});

it("keeps a guest's tracked orders, also when the guest signs in", async () => {
  await load(null);
  expect(isKept()).toEqual([false, false, true]);
  await load(7);
  expect(storage.get("followed_orders")).toBe("[]");
});
