import { mostBuilds } from "@shop/contract/limits";
import type { SavedBuild } from "@shop/contract/types";
import { browserApi } from "../lib/browser/browser-api.ts";
import { storageKeys } from "../lib/constants.ts";
import { announceRefusal } from "./announce.ts";
import { browserStorage, readList } from "./browser.ts";
import { session } from "./session.ts";
import { createStore, useStore } from "./store.ts";

/** A saved build, wherever it is stored. */
interface ShownBuild {
  name: string;
  parts: string;
  /** Id on the server; null for a build that only this browser has. */
  id: number | null;
}

interface BuildList {
  known: boolean;
  /** Whether they are stored in the account. */
  atServer: boolean;
  builds: ShownBuild[];
}

const store = createStore<BuildList>({ known: false, atServer: false, builds: [] });

const isBuild = (value: unknown): value is { name: string; parts: string } =>
  typeof value === "object" &&
  value !== null &&
  typeof (value as ShownBuild).name === "string" &&
  typeof (value as ShownBuild).parts === "string";

function readLocal(): ShownBuild[] {
  return readList(browserStorage, storageKeys.builds)
    .filter(isBuild)
    .slice(0, mostBuilds)
    .map(({ name, parts }) => ({ name, parts, id: null }));
}

function writeLocal(builds: readonly ShownBuild[]): void {
  browserStorage.set(
    storageKeys.builds,
    builds.length > 0 ? JSON.stringify(builds.map(({ name, parts }) => ({ name, parts }))) : null,
  );
}

const fromServer = ({ id, name, parts }: SavedBuild): ShownBuild => ({ id, name, parts });

/** Moves the builds of this browser to the account; each is removed here once the server has it. */
async function moveToServer(): Promise<void> {
  for (const { name, parts } of readLocal()) {
    const result = await browserApi("builder.save", { body: { name, parts } });
    if (!result.ok) return;
    writeLocal(readLocal().filter((build) => build.parts !== parts));
  }
}

/** Saved PC builds: a guest's in this browser, a customer's in the account. */
export const savedBuilds = {
  /** Loads them, after hydration; moves a customer's builds from this browser to the account. */
  async load(): Promise<void> {
    const { status } = session.get().status === "unknown" ? await session.load() : session.get();
    if (status !== "customer") return store.set({ known: true, atServer: false, builds: readLocal() });
    await moveToServer();
    const result = await browserApi("builder.saved", {});
    if (result.ok)
      return store.set({
        known: true,
        atServer: true,
        builds: [...result.answer.data.map(fromServer), ...readLocal()],
      });
    // Could not load: keep those loaded before, and do not claim that there are none.
    const before = store.get();
    if (!before.atServer) store.set({ known: readLocal().length > 0, atServer: false, builds: readLocal() });
  },

  /** Saves a build, replacing one with the same parts. True if it was saved; otherwise the shopper was told why. */
  async save({ name, parts }: { name: string; parts: string }): Promise<boolean> {
    if (session.get().status === "customer") {
      const result = await browserApi("builder.save", { body: { name, parts } });
      if (!result.ok) void announceRefusal(result.refusal);
      if (result.ok) await savedBuilds.load();
      return result.ok;
    }
    writeLocal(
      [{ name, parts, id: null }, ...readLocal().filter((build) => build.parts !== parts)].slice(0, mostBuilds),
    );
    await savedBuilds.load();
    return true;
  },

  async remove(build: ShownBuild): Promise<void> {
    if (build.id === null) writeLocal(readLocal().filter(({ parts }) => parts !== build.parts));
    else {
      const result = await browserApi("builder.remove", { params: { id: build.id } });
      if (!result.ok) void announceRefusal(result.refusal);
    }
    await savedBuilds.load();
  },

  /** The build that was last open in this browser. */
  last: () => browserStorage.get(storageKeys.lastBuild),
  setLast: (parts: string) => browserStorage.set(storageKeys.lastBuild, parts || null),
};

export const useSavedBuilds = () => useStore(store);
