/** The browser features that the stores use, behind interfaces so that tests can replace them. Not available on the server. */
/** A key-value store for strings. */
export interface KeyValueStorage {
  get: (key: string) => string | null;
  set: (key: string, value: string | null) => void;
}

/** Values that the browser refused to store. */
const notStored = new Map<string, string | null>();

/**
 * Local storage, shared by all tabs. Falls back to memory, for this document only, where the
 * browser forbids it (private windows, full disks).
 */
export const browserStorage: KeyValueStorage = {
  get: (key) => {
    const text = notStored.get(key);
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
      notStored.delete(key);
    } catch {
      notStored.set(key, value);
    }
  },
};

/** A stored number, possibly as a string; NaN for anything else. Plain `Number` would throw on objects such as `{"toString":0}`. */
export const storedNumber = (value: unknown): number =>
  typeof value === "number" || typeof value === "string" ? Number(value) : Number.NaN;

/** Parses stored JSON, which may be damaged or edited by hand; null if it is invalid. */
export function readJson(storage: KeyValueStorage, key: string): unknown {
  try {
    return JSON.parse(storage.get(key) ?? "null");
  } catch {
    return null;
  }
}

/** A stored list; empty if there is none or it is damaged. */
export function readList(storage: KeyValueStorage, key: string): unknown[] {
  const value = readJson(storage, key);
  return Array.isArray(value) ? value : [];
}

/** Whether a stored value is an id. */
export const isId = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) > 0;

/** Runs a task in only one tab at a time, where the browser supports locks (secure contexts only). */
export type RunExclusively = <Value>(name: string, task: () => Promise<Value>) => Promise<Value>;

export const runExclusively: RunExclusively = async (name, task) =>
  navigator.locks ? await navigator.locks.request(name, task) : await task();

/** An unguessable key. `crypto.randomUUID` is available in secure contexts only. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Whether a stored string is such a key, and so safe to send in a header. */
export const isRandomKey = (value: unknown): value is string =>
  typeof value === "string" && /^[0-9a-f]{32}$/.test(value);

/** What a tab tells the others: which list has changed. */
type TabMessage = "cart" | "wishlist";

let channel: BroadcastChannel | undefined;
const openChannel = () => (channel ??= new BroadcastChannel("shop"));

export const tellTabs = (message: TabMessage) => openChannel().postMessage(message);

export function onTabMessage(wanted: TabMessage, listener: () => void): void {
  openChannel().addEventListener("message", ({ data }) => data === wanted && listener());
}

/** Calls back when another tab changes a stored value. */
export function onStorageChange(key: string, listener: () => void): void {
  window.addEventListener("storage", (event) => (event.key === key || event.key === null) && listener());
}
