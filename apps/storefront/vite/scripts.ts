import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

const app = fileURLToPath(new URL("../app/", import.meta.url));
const files = (...names: string[]) => names.map((name) => app + name);
/** Where every page begins, and what nearly every page shows; what these import comes with them. */
const everyPage = files(
  "entry.client.tsx",
  "root.tsx",
  "routes/language.tsx",
  "i18n/meta.ts",
  "lib/links/id-of.ts",
  "lib/links/product-path.ts",
  "lib/specs-of.ts",
  "lib/variant-name.ts",
  "ui/breadcrumb.tsx",
  "ui/dialogs/drawer.tsx",
  "ui/timing/use-ahead.ts",
  "features/catalog/catalog-meta.ts",
  "features/catalog/seo/trail-data.ts",
  "features/catalog/brands/brand-tile.tsx",
  "features/catalog/card/product-shelf.tsx",
  "features/catalog/card/recently-viewed.tsx",
);
const [start] = files("entry.client.tsx");
const lists = files("features/catalog/list/list-page.tsx", "features/catalog/list/product-list.tsx", "features/catalog/list/list-meta.ts");

/**
 * Lets Chromium compile all functions of a file beside the main thread, while the file comes, and not one by one
 * where each is first called: a third of the time in which a page comes to life (docs/decisions/0020). Files that
 * are fetched when they are used, such as the map's, go without: much of a library in them is never called.
 * https://github.com/WICG/explicit-javascript-compile-hints-file-based
 */
const compileHint = (file: { isDynamicEntry: boolean }) => (file.isDynamicEntry ? "" : "//# allFunctionsCalledOnLoad");

/** A file's name with as little of its content's hash as the bundler allows for so many files: every name stands in what a first visit loads. */
const fileName = "assets/[name]-[hash:7].js";

const framework = /node_modules\/(react|react-dom|react-router|scheduler)\/|^\0named:react|vite\/preload-helper|^\0rolldown/;

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
 * The files of the browser's script: what every page needs comes in two, not in forty: the
 * framework, which browsers keep while the shop changes, and the shop's own base; what lists need
 * in one more. Small files compress badly, and each costs a request.
 */
export function sharedFiles(): Plugin {
  let sets: { name: string; ids: Set<string> }[] | undefined;
  const fileOf = (id: string, modules: Modules): string | null => {
    if (framework.test(id)) return "framework";
    // What starts the page must not run before the page's routes are there, so no other file may hold it.
    if (id === start) return null;
    sets ??= [
      { name: "base", ids: reachedFrom(everyPage, modules) },
      { name: "list", ids: reachedFrom(lists, modules) },
    ];
    return sets.find(({ ids }) => ids.has(id))?.name ?? null;
  };
  return {
    name: "shared-files",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    buildStart: () => void (sets = undefined),
    // Files may export what other files need beside the entry's own: the router asks for entries by name.
    options: (options) => ({ ...options, preserveEntrySignatures: "allow-extension" }),
    outputOptions: (options) => ({ ...options, entryFileNames: fileName, chunkFileNames: fileName, postBanner: compileHint, codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: fileOf, debugName: "shared files" }] } }),
  };
}
