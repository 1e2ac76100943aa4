import { createRequire } from "node:module";
import type { Plugin } from "vite";

const require = createRequire(import.meta.url);
const wrapped = ["react", "react/jsx-runtime", "react-dom", "react-dom/client"];
const prefix = "\0named:";

/**
 * React comes as CommonJS: every file that imports it would carry calls that unpack it, and ask for
 * one more file with the code to do so. Here it is unpacked once, into names that modules import;
 * that code then stands in the framework, which alone uses it.
 */
export function reactNames(): Plugin {
  return {
    name: "react-names",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    resolveId(id, importer) {
      // React's own packages ask for each other in CommonJS.
      const isWithin = !importer || importer.startsWith(prefix) || /node_modules\/(react|react-dom|scheduler)\//.test(importer);
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
