import { mostBuilds } from "@shop/contract/limits";
import type { SavedBuild } from "@shop/contract/types";
import { browserApi } from "../lib/browser/browser-api.ts";
import { storageKeys } from "../lib/constants.ts";
import { announceRefusal } from "./announce.ts";
import { localShelf, readList } from "./browser.ts";
import { session } from "./session.ts";
import { createStore, useStore } from "./store.ts";

export interface KeptBuild {
  name: string;
  parts: string;
  /** Of the server; null for one that only this browser keeps. */
  id: number | null;
}

interface Kept {
  known: boolean;
  /** Whether they are kept in the account. */
  atServer: boolean;
  builds: KeptBuild[];
}

const store = createStore<Kept>({ known: false, atServer: false, builds: [] });

const isBuild = (value: unknown): value is { name: string; parts: string } =>
  typeof value === "object" && value !== null && typeof (value as KeptBuild).name === "string" && typeof (value as KeptBuild).parts === "string";

function readLocal(): KeptBuild[] {
  return readList(localShelf, storageKeys.builds).filter(isBuild).slice(0, mostBuilds).map(({ name, parts }) => ({ name, parts, id: null }));
}

function writeLocal(builds: readonly KeptBuild[]): void {
  localShelf.set(storageKeys.builds, builds.length > 0 ? JSON.stringify(builds.map(({ name, parts }) => ({ name, parts }))) : null);
}

const fromServer = ({ id, name, parts }: SavedBuild): KeptBuild => ({ id, name, parts });

/** Moves what this browser keeps to the account: each build goes from here once the server has it. */
async function moveToServer(): Promise<void> {
  for (const { name, parts } of readLocal()) {
    const result = await browserApi("builder.save", { body: { name, parts } });
    if (!result.ok) return;
    writeLocal(readLocal().filter((build) => build.parts !== parts));
  }
}

/** PCs that the shopper keeps: a guest's in this browser, a customer's in the account. */
export const savedBuilds = {
  /** Reads them, after hydration; a customer's own of this browser come along. */
  async load(): Promise<void> {
    const { status } = session.get().status === "unknown" ? await session.load() : session.get();
    if (status !== "customer") return store.set({ known: true, atServer: false, builds: readLocal() });
    await moveToServer();
    const result = await browserApi("builder.saved", {});
    if (result.ok) return store.set({ known: true, atServer: true, builds: [...result.answer.data.map(fromServer), ...readLocal()] });
    // Those read before are there still, and of none it is not said that there are none.
    const before = store.get();
    if (!before.atServer) store.set({ known: readLocal().length > 0, atServer: false, builds: readLocal() });
  },

  /** Keeps a build; the same parts once. True if it is kept; else the shopper was told why. */
  async save({ name, parts }: { name: string; parts: string }): Promise<boolean> {
    if (session.get().status === "customer") {
      const result = await browserApi("builder.save", { body: { name, parts } });
      if (!result.ok) void announceRefusal(result.refusal);
      if (result.ok) await savedBuilds.load();
      return result.ok;
    }
    writeLocal([{ name, parts, id: null }, ...readLocal().filter((build) => build.parts !== parts)].slice(0, mostBuilds));
    await savedBuilds.load();
    return true;
  },

  async remove(build: KeptBuild): Promise<void> {
    if (build.id === null) writeLocal(readLocal().filter(({ parts }) => parts !== build.parts));
    else {
      const result = await browserApi("builder.remove", { params: { id: build.id } });
      if (!result.ok) void announceRefusal(result.refusal);
    }
    await savedBuilds.load();
  },

  /** The build that was last open here. */
  last: () => localShelf.get(storageKeys.lastBuild),
  setLast: (parts: string) => localShelf.set(storageKeys.lastBuild, parts || null),
};

export const useSavedBuilds = () => useStore(store);
