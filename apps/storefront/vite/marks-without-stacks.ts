import { changeFiles } from "./change-files.ts";

/** React's sentinels for "suspended", "try again" and the like: compared with `===` and never shown. */
const mark = /\b(\w+Exception) = Error\((formatProdErrorMessage\(\d+\))\)/g;
const marks = 5;

/**
 * React creates five sentinel errors when its script starts. Each captures a stack trace, and if
 * developer tools or a profiler are attached, the browser parses the whole script again to resolve
 * it: 90 of the 110 ms that startup takes with the processor slowed down four times. A sentinel
 * needs no stack. Fails the build if React creates a different number of them.
 */
export const marksWithoutStacks = () =>
  changeFiles("marks-without-stacks", [
    {
      file: /react-dom\/cjs\/react-dom-client\.production\.js$/,
      change(code) {
        const found = code.match(mark)?.length ?? 0;
        if (found !== marks) throw new Error(`react-dom makes ${found} marks, not ${marks}: see vite/marks-without-stacks.ts`);
        return code.replace(mark, "$1 = Object.assign(Object.create(Error.prototype), { message: $2 })");
      },
    },
  ]);
