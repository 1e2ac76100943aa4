/** What the stores need of a browser, so that tests can stand in for it; nothing of it exists on the server. */

/** Keeps texts by name. */
export interface Shelf {
  get: (key: string) => string | null;
  set: (key: string, value: string | null) => void;
}

/** What the browser would not keep. */
const unkept = new Map<string, string | null>();

/** Keeps texts over documents, in all tabs; where the browser forbids it (private windows, full disks) as long as this document lasts. */
export const localShelf: Shelf = {
  get: (key) => {
    const text = unkept.get(key);
    if (text !== undefined) return text;
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  set: (key, value) => {
    try {
      if (value === null) localStorage.removeItem(key);
      else localStorage.setItem(key, value);
      unkept.delete(key);
    } catch {
      unkept.set(key, value);
    }
  },
};

/** A number that was kept, also as text; of other things none, some of which (`{"toString":0}`) cannot even be asked for one. */
export const keptNumber = (value: unknown): number => (typeof value === "number" || typeof value === "string" ? Number(value) : Number.NaN);

/** Reads JSON that may have been damaged or written by hand; null for what is no JSON. */
export function readJson(shelf: Shelf, key: string): unknown {
  try {
    return JSON.parse(shelf.get(key) ?? "null");
  } catch {
    return null;
  }
}

/** A list that was kept; empty where none is, or what is there was damaged. */
export function readList(shelf: Shelf, key: string): unknown[] {
  const value = readJson(shelf, key);
  return Array.isArray(value) ? value : [];
}

/** Whether a kept value is an id. */
export const isId = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) > 0;

/** Runs a task alone among all tabs of the shop, where the browser knows locks (secure pages only). */
export type Alone = <Value>(name: string, task: () => Promise<Value>) => Promise<Value>;

export const alone: Alone = async (name, task) => (navigator.locks ? await navigator.locks.request(name, task) : await task());

/** A key that nobody guesses; `crypto.randomUUID` exists on secure pages only. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Whether a kept text is such a key, and not something that no header can carry. */
export const isRandomKey = (value: unknown): value is string => typeof value === "string" && /^[0-9a-f]{32}$/.test(value);

/** What one tab tells the others. */
export type News = "cart" | "wishlist";

let channel: BroadcastChannel | undefined;
const openChannel = () => (channel ??= new BroadcastChannel("shop"));

export const tellTabs = (news: News) => openChannel().postMessage(news);

export function onNews(wanted: News, listener: () => void): void {
  openChannel().addEventListener("message", ({ data }) => data === wanted && listener());
}

/** Calls back when another tab changed what is kept under a key. */
export function onKept(key: string, listener: () => void): void {
  window.addEventListener("storage", (event) => (event.key === key || event.key === null) && listener());
}
