import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

const app = fileURLToPath(new URL("../app/", import.meta.url));
const files = (...names: string[]) => names.map((name) => app + name);
/** The entry, and the modules that nearly every page uses; their imports are included. */
const everyPage = files(
  "entry.client.tsx",
  "root.tsx",
  "routes/language.tsx",
  "i18n/meta.ts",
  "lib/links/id-of.ts",
  "lib/links/product-path.ts",
  "lib/catalog/specs-of.ts",
  "lib/catalog/variant-name.ts",
  "ui/breadcrumb.tsx",
  "ui/dialogs/drawer.tsx",
  "ui/timing/use-optimistic-value.ts",
  "features/catalog/catalog-meta.ts",
  "features/catalog/seo/trail-data.ts",
  "features/catalog/brands/brand-tile.tsx",
  "features/catalog/card/product-row.tsx",
  "features/catalog/card/recently-viewed.tsx",
);
const [start] = files("entry.client.tsx");
const lists = files(
  "features/catalog/list/list-page.tsx",
  "features/catalog/list/product-list.tsx",
  "features/catalog/list/list-meta.ts",
);
/** Small modules of product pages that other pages use too: on their own, each would be a request of a first visit. */
const parts = files(
  "i18n/availability-key.ts",
  "i18n/warranty-text.ts",
  "parts/store-on-paper.tsx",
  "parts/use-share.tsx",
  "ui/controls/quantity.tsx",
  "ui/notices/load-failed.tsx",
);

/**
 * Makes Chromium compile all functions of a file on a background thread while it downloads, instead
 * of one by one on first call: saves a third of the time until hydration (docs/decisions/0020).
 * Files that are imported on demand, such as the map's, get no hint: much of their code is never
 * called.
 * https://github.com/WICG/explicit-javascript-compile-hints-file-based
 */
const compileHint = (file: { isDynamicEntry: boolean }) => (file.isDynamicEntry ? "" : "//# allFunctionsCalledOnLoad");

/** The hash is as short as the bundler allows for this many files, since every file name is part of what a first visit downloads. */
const fileName = "assets/[name]-[hash:7].js";

/**
 * Also the files of the shop that the router imports (`patches/match-by-segment.ts`). An import from the base would put the hash
 * of the base into this file, so that browsers would load it again whenever the shop changes.
 */
const framework =
  /node_modules\/(react|react-dom|react-router|scheduler)\/|^\0named:react|vite\/preload-helper|^\0rolldown|lib\/pages\/(routes-for|first-segment)|kit\/src\/locale/;

function reachedFrom(entries: readonly string[], modules: Modules): Set<string> {
  const found = new Set<string>();
  const waiting = [...entries];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    waiting.push(...(modules.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}

/**
 * Chunks of the browser's script. What every page needs comes in two files instead of forty: the
 * framework, which stays cached when the shop changes, and the shop's base. What lists need is one
 * more, and so is what product pages share with others. Small files compress badly, and each costs a request.
 */
export function chunks(): Plugin {
  let sets: { name: string; ids: Set<string> }[] | undefined;
  const fileOf = (id: string, modules: Modules): string | null => {
    if (framework.test(id)) return "framework";
    // The entry must not run before the page's routes are loaded, so it may not be part of a shared file.
    if (id === start) return null;
    sets ??= [
      { name: "base", ids: reachedFrom(everyPage, modules) },
      { name: "list", ids: reachedFrom(lists, modules) },
      { name: "parts", ids: reachedFrom(parts, modules) },
    ];
    return sets.find(({ ids }) => ids.has(id))?.name ?? null;
  };
  return {
    name: "chunks",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    buildStart: () => void (sets = undefined),
    // Lets entries export what other files need beside their own exports: the router asks for them by name.
    options: (options) => ({ ...options, preserveEntrySignatures: "allow-extension" }),
    outputOptions: (options) => ({
      ...options,
      entryFileNames: fileName,
      chunkFileNames: fileName,
      postBanner: compileHint,
      codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: fileOf, debugName: "chunks" }] },
    }),
  };
}
