import type { Plugin, Rolldown } from "vite";

/** A file of a library and how to patch it. `patch` throws if the code that it expects is not there. */
interface PatchedFile {
  file: RegExp;
  patch(this: Rolldown.TransformPluginContext, code: string): string;
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

/** Replaces a text that has to occur exactly once. */
export function replaceOnce(code: string, text: string, replacement: string): string {
  if (code.split(text).length !== 2) throw new Error(`${JSON.stringify(text)} should occur once`);
  return code.replace(text, () => replacement);
}

/** Patches files of libraries in the browser's build. Fails the build if a file has changed or is no longer part of it, since the patch would be lost. */
export function patchFiles(name: string, files: readonly PatchedFile[]): Plugin {
  const found = new Set<PatchedFile>();
  const fail = (file: RegExp, reason: string) => new Error(`${file.source}: ${reason}; see vite/patches/${name}.ts`);
  return {
    name,
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    transform(code, id) {
      const own = files.find(({ file }) => file.test(id));
      if (!own) return null;
      found.add(own);
      try {
        return { code: own.patch.call(this, code), map: null };
      } catch (error) {
        throw fail(own.file, (error as Error).message);
      }
    },
    buildEnd(error) {
      const missing = files.find((own) => !found.has(own));
      if (!error && missing) throw fail(missing.file, "not in the build any more");
    },
  };
}
