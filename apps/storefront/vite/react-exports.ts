import { createRequire } from "node:module";
import type { Plugin } from "vite";

const require = createRequire(import.meta.url);
const wrapped = ["react", "react/jsx-runtime", "react-dom", "react-dom/client"];
const prefix = "\0named:";

/**
 * React is CommonJS: every file that imports it would contain calls to an interop helper and
 * request one more file with that helper. This converts it to named exports in one place, so that
 * the helper ends up in the framework file, its only user.
 */
export function reactExports(): Plugin {
  return {
    name: "react-exports",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    resolveId(id, importer) {
      // React's own packages require each other as CommonJS.
      const isWithin =
        !importer || importer.startsWith(prefix) || /node_modules\/(react|react-dom|scheduler)\//.test(importer);
      return wrapped.includes(id) && !isWithin ? prefix + id : null;
    },
    load(id) {
      if (!id.startsWith(prefix)) return null;
      const name = id.slice(prefix.length);
      const names = Object.keys(require(name)).filter((key) => key !== "default");
      return `import whole from ${JSON.stringify(name)};\nexport default whole;\nexport const { ${names.join(", ")} } = whole;`;
    },
  };
}
