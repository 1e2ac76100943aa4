import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { handled, handledWithHover } from "../../apps/storefront/vite/patches/handled-events.ts";

/**
 * What `apps/storefront/vite/patches/unused-functions.ts` removes from React's script, as patterns of sources that would
 * need it. `preload` is allowed: it is for the head that the server writes, and may do nothing in a browser.
 */
const leftOut: Record<string, RegExp> = {
  "view transitions, activities, lists of what is awaited, states of actions":
    /\b(ViewTransition|Activity|SuspenseList|useActionState|useFormState)\b/,
  "refs of fragments": /<(React\.)?Fragment\b[^>]*\bref=/,
  "sheets and hints asked for while rendering":
    /import \{[^}]*\b(preloadModule|preinit|preinitModule|preconnect)\b[^}]*\} from "react-dom"|\bprecedence=/,
  "functions as actions of forms": /\b(action|formAction)=\{(async )?(\([^)]*\)|\w+) =>/,
  "custom elements": /<[a-z]+-[a-z-]+[\s>]/,
};

const app = join(import.meta.dirname, "../../apps/storefront/app");
const sources = globSync("**/*.{ts,tsx}", { cwd: app })
  .map((file) => ({ file, text: readFileSync(join(app, file), "utf8") }))
  .filter(({ file, text }) => file.endsWith(".tsx") || text.includes('from "react"'));

test.each(Object.entries(leftOut))("no page uses what is left out of React: %s", (_, pattern) => {
  expect(sources.length).toBeGreaterThan(100);
  expect(sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file)).toEqual([]);
});

/** Events that do not bubble, so React listens to them at the element itself. */
const handledAtTheElement = ["cancel", "close", "error", "invalid", "load", "scroll", "toggle"];
/** Handlers whose event has another name. */
const eventOf: Record<string, string> = {
  focus: "focusin",
  blur: "focusout",
  mouseenter: "mouseover",
  mouseleave: "mouseout",
};

test("no page uses an event that is left out of React", () => {
  const react = readFileSync(
    join(import.meta.dirname, "../../node_modules/react-dom/cjs/react-dom-client.production.js"),
    "utf8",
  );
  const simple = /simpleEventPluginEvents =\s*"([^"]+)"/.exec(react)![1]!.split(" ");
  const others = [...react.matchAll(/register(?:Direct|TwoPhase|Simple)Event\([^)]*?"on([A-Z]\w+)"/g)].map(
    ([, name]) => name!,
  );
  expect(simple.length + others.length).toBeGreaterThan(80);
  const answered = new Set([...handled, ...handledWithHover, ...handledAtTheElement]);
  const unanswered = [...simple, ...others].filter(
    (name) => !answered.has(eventOf[name.toLowerCase()] ?? name.toLowerCase()),
  );
  const asked = new RegExp(`\\bon(${unanswered.join("|")})\\b`, "i");
  expect(asked.test("<b onPointerEnter={show}>")).toBe(true);
  expect(sources.flatMap(({ file, text }) => asked.exec(text)?.[0].concat(" in ", file) ?? [])).toEqual([]);
});
