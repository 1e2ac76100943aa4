import type { Plugin, Rolldown } from "vite";

/** A file of a library and how to change it; `change` throws if the code it expects is not there. */
export interface ChangedFile {
  file: RegExp;
  change(this: Rolldown.TransformPluginContext, code: string): string;
}

export type Program = ReturnType<Rolldown.TransformPluginContext["parse"]>;

/** A range of a file and its replacement. */
export interface Cut {
  start: number;
  end: number;
  text: string;
}

/** Applies replacements, sorted by start; one nested inside another is dropped. */
export function applyCuts(code: string, cuts: readonly Cut[]): string {
  let left = "";
  let from = 0;
  for (const { start, end, text } of cuts) {
    if (start < from) continue;
    left += code.slice(from, start) + text;
    from = end;
  }
  return left + code.slice(from);
}

/** Patches files of libraries in the browser's build. Fails the build if a file is no longer part of it, since the patch would be lost. */
export function changeFiles(name: string, files: readonly ChangedFile[]): Plugin {
  const found = new Set<ChangedFile>();
  return {
    name,
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    transform(code, id) {
      const own = files.find(({ file }) => file.test(id));
      if (!own) return null;
      found.add(own);
      return { code: own.change.call(this, code), map: null };
    },
    buildEnd(error) {
      const missing = files.filter((own) => !found.has(own)).map(({ file }) => file.source);
      if (!error && missing.length > 0) throw new Error(`not in the build any more: ${missing.join(", ")}; see vite/${name}.ts`);
    },
  };
}
