import { expect, test, vi } from "vitest";
import { browserStorage } from "./browser.ts";
import { memoryStorage } from "./testing/memory-storage.ts";

/** A local storage that may be full. */
function storage(kept: Record<string, string>) {
  const disk = { ...memoryStorage(kept), full: false };
  vi.stubGlobal("localStorage", {
    getItem: disk.get,
    setItem: (key: string, value: string) => {
      if (disk.full) throw new Error("QuotaExceededError");
      disk.set(key, value);
    },
    removeItem: (key: string) => disk.set(key, null),
  });
  return disk;
}

test("what a full disk rejects is kept in memory until it can be stored", () => {
  const disk = storage({ cart: "old", other: "its own" });
  disk.full = true;
  browserStorage.set("cart", "new");
  expect([browserStorage.get("cart"), browserStorage.get("other"), disk.get("cart")]).toEqual([
    "new",
    "its own",
    "old",
  ]);
  disk.full = false;
  browserStorage.set("cart", "newer");
  expect(disk.get("cart")).toBe("newer");
  disk.set("cart", "of another tab");
  expect(browserStorage.get("cart")).toBe("of another tab");
});

test("a browser without storage falls back to memory", () => {
  vi.stubGlobal("localStorage", undefined);
  expect(browserStorage.get("cart")).toBeNull();
  browserStorage.set("cart", "kept");
  expect(browserStorage.get("cart")).toBe("kept");
  browserStorage.set("cart", null);
  expect(browserStorage.get("cart")).toBeNull();
});
