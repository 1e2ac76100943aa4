/** The browser features that the stores use, behind interfaces so that tests can replace them. Not available on the server. */
/** A key-value store for strings. */
export interface Shelf {
  get: (key: string) => string | null;
  set: (key: string, value: string | null) => void;
}

/** Values that the browser refused to store. */
const unkept = new Map<string, string | null>();

/**
 * Local storage, shared by all tabs. Falls back to memory, for this document only, where the
 * browser forbids it (private windows, full disks).
 */
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

/** A stored number, possibly as a string; NaN for anything else. Plain `Number` would throw on objects such as `{"toString":0}`. */
export const keptNumber = (value: unknown): number => (typeof value === "number" || typeof value === "string" ? Number(value) : Number.NaN);

/** Parses stored JSON, which may be damaged or edited by hand; null if it is invalid. */
export function readJson(shelf: Shelf, key: string): unknown {
  try {
    return JSON.parse(shelf.get(key) ?? "null");
  } catch {
    return null;
  }
}

/** A stored list; empty if there is none or it is damaged. */
export function readList(shelf: Shelf, key: string): unknown[] {
  const value = readJson(shelf, key);
  return Array.isArray(value) ? value : [];
}

/** Whether a kept value is an id. */
export const isId = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) > 0;

/** Runs a task in only one tab at a time, where the browser supports locks (secure contexts only). */
export type Alone = <Value>(name: string, task: () => Promise<Value>) => Promise<Value>;

export const alone: Alone = async (name, task) => (navigator.locks ? await navigator.locks.request(name, task) : await task());

/** An unguessable key. `crypto.randomUUID` is available in secure contexts only. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Whether a stored string is such a key, and so safe to send in a header. */
export const isRandomKey = (value: unknown): value is string => typeof value === "string" && /^[0-9a-f]{32}$/.test(value);

/** What one tab tells the others has changed. */
export type News = "cart" | "wishlist";

let channel: BroadcastChannel | undefined;
const openChannel = () => (channel ??= new BroadcastChannel("shop"));

export const tellTabs = (news: News) => openChannel().postMessage(news);

export function onNews(wanted: News, listener: () => void): void {
  openChannel().addEventListener("message", ({ data }) => data === wanted && listener());
}

/** Calls back when another tab changes a stored value. */
export function onKept(key: string, listener: () => void): void {
  window.addEventListener("storage", (event) => (event.key === key || event.key === null) && listener());
}
