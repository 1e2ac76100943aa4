import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { brandIcons } from "./brand-icons.ts";
import { iconNames } from "../../apps/storefront/app/ui/icons/icon-names.ts";

const lucide = new URL("../../node_modules/lucide-react/dist/esm/icons/", import.meta.url);
export const spriteFile = new URL("../../apps/storefront/app/ui/icons/icons.svg", import.meta.url);

/** The shapes of one lucide icon, read from the data in its module. */
function lucideShapes(name: string): string {
  const source = readFileSync(new URL(`${name}.mjs`, lucide), "utf8");
  const shapes = [...source.matchAll(/\[\s*"(\w+)",\s*\{([^}]*)\}\s*\]/g)];
  if (shapes.length === 0) throw new Error(`lucide has no shapes for "${name}": is it another icon's old name?`);
  return shapes
    .map(([, tag, attributes]) => {
      const written = [...attributes!.matchAll(/(\w+): "([^"]*)"/g)]
        .filter(([, key]) => key !== "key")
        .map(([, key, value]) => `${key}="${value}"`);
      return `<${tag} ${written.join(" ")}/>`;
    })
    .join("");
}

/** One SVG file with every icon of the shop, each under its name. */
export function makeSprite(): string {
  const symbols = iconNames.map(
    (name) =>
      `<symbol id="${name}" viewBox="0 0 24 24" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">${brandIcons[name] ?? lucideShapes(name)}</symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join("\n")}\n</svg>\n`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) writeFileSync(spriteFile, makeSprite());
