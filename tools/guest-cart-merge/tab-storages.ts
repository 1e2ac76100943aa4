import { setTimeout as sleep } from "node:timers/promises";
import type { KeyValueStorage } from "../../apps/storefront/app/state/browser.ts";

interface Tabs {
  /** The storage as each tab sees it. */
  storages: KeyValueStorage[];
  /** Resolves when all tabs see the same. */
  settle(): Promise<void>;
}

/**
 * One local storage as several tabs see it that run in processes of their own: a tab sees its own writes at once, and
 * those of others after `lag` milliseconds. The browser puts all writes in one order. While a tab's own write is on its
 * way, the tab keeps seeing it. With a `lag` of 0 all tabs see everything at once.
 */
export function tabStorages(count: number, lag: number): Tabs {
  const views = Array.from({ length: count }, () => ({ values: new Map<string, string>(), underWay: 0 }));
  let last = Promise.resolve();
  let delivered = Promise.resolve();

  const put = (values: Map<string, string>, key: string, value: string | null) =>
    void (value === null ? values.delete(key) : values.set(key, value));
  const later = () => sleep(lag);

  function write(from: number, key: string, value: string | null): void {
    put(views[from]!.values, key, value);
    if (lag === 0) return views.forEach(({ values }) => put(values, key, value));
    views[from]!.underWay++;
    const before = last;
    last = later().then(() => before);
    const inTurn = last.then(() => {
      views[from]!.underWay--;
      for (const [tab, view] of views.entries()) if (tab !== from && view.underWay === 0) put(view.values, key, value);
    });
    delivered = Promise.all([delivered, inTurn]).then(() => undefined);
  }

  return {
    storages: views.map(({ values }, tab) => ({
      get: (key) => values.get(key) ?? null,
      set: (key, value) => write(tab, key, value),
    })),
    settle: () => delivered,
  };
}
