import type { Plugin, Rolldown } from "vite";

/** A file of a library, and what it becomes; `change` throws where it no longer finds what it changes. */
export interface ChangedFile {
  file: RegExp;
  change(this: Rolldown.TransformPluginContext, code: string): string;
}

export type Program = ReturnType<Rolldown.TransformPluginContext["parse"]>;

/** A piece of a file, and what stands there instead. */
export interface Cut {
  start: number;
  end: number;
  text: string;
}

/** The text with its cuts made, which come in their order; one within another goes with it. */
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

/** Changes files of libraries in the browser's script. One that is no longer in the build stops it, as the change then does nothing. */
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
      const gone = files.filter((own) => !found.has(own)).map(({ file }) => file.source);
      if (!error && gone.length > 0) throw new Error(`not in the build any more: ${gone.join(", ")}; see vite/${name}.ts`);
    },
  };
}
