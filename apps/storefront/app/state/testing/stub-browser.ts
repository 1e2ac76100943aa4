import { vi } from "vitest";
import type { KeyValueStorage } from "../browser.ts";
import { memoryStorage } from "./memory-storage.ts";

/** Replaces the globals of a browser that the stores use, until its timers; returns its storage, with initial values. */
export function stubBrowser(stored: Record<string, string> = {}): KeyValueStorage {
  const storage = memoryStorage(stored);
  vi.stubGlobal("localStorage", {
    getItem: storage.get,
    setItem: storage.set,
    removeItem: (key: string) => storage.set(key, null),
  });
  vi.stubGlobal("window", { addEventListener: () => undefined, setTimeout: () => 0 });
  vi.stubGlobal("document", { documentElement: { lang: "en" }, addEventListener: () => undefined });
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("requestAnimationFrame", (act: () => void) => setTimeout(act));
  vi.stubGlobal("cancelAnimationFrame", () => undefined);
  return storage;
}
