import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/**
 * What `apps/storefront/vite/leave-out-functions.ts` takes out of React's script, as a source would ask for it. `preload` is
 * let through: the head that the server writes is what it is for, and in a browser it may do nothing.
 */
const leftOut: Record<string, RegExp> = {
  "view transitions, activities, lists of what is awaited, states of actions": /\b(ViewTransition|Activity|SuspenseList|useActionState|useFormState)\b/,
  "refs of fragments": /<(React\.)?Fragment\b[^>]*\bref=/,
  "sheets and hints asked for while rendering": /import \{[^}]*\b(preloadModule|preinit|preinitModule|preconnect)\b[^}]*\} from "react-dom"|\bprecedence=/,
  "functions as actions of forms": /\b(action|formAction)=\{(async )?(\([^)]*\)|\w+) =>/,
  "custom elements": /<[a-z]+-[a-z-]+[\s>]/,
  "events that nothing listens to": /\bon(Select|BeforeInput)=/,
};

const app = join(import.meta.dirname, "../../apps/storefront/app");
const sources = globSync("**/*.tsx", { cwd: app }).map((file) => ({ file, text: readFileSync(join(app, file), "utf8") }));

test.each(Object.entries(leftOut))("no page asks for what is left out of React: %s", (_, pattern) => {
  expect(sources.length).toBeGreaterThan(100);
  expect(sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file)).toEqual([]);
});
