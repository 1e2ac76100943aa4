import { notificationTime } from "../lib/constants.ts";
import { createStore, useStore } from "./store.ts";

export interface Notification {
  /** Distinguishes a repeated message from the one before. */
  id: number;
  text: string;
  /** An optional link. */
  way?: Way | undefined;
}

export interface Way {
  text: string;
  /** Without language prefix. */
  to: string;
}

const store = createStore<Notification | null>(null);
let timer: ReturnType<typeof setTimeout> | undefined;
let count = 0;

/** The single message at the edge of the screen (specification, sections 4 and 8). */
export const snackbar = {
  get: store.get,
  subscribe: store.subscribe,
  /** Shows a message for five seconds, with 'User' replaced by 'You'; it replaces the current one. */
  show(text: string, way?: Way): void {
    clearTimeout(timer);
    store.set({ id: ++count, text: text.replaceAll("User", "You"), way });
    timer = setTimeout(snackbar.close, notificationTime);
  },
  close(): void {
    clearTimeout(timer);
    store.set(null);
  },
};

export const useSnackbar = () => useStore(store);
