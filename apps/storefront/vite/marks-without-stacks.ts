import { changeFiles } from "./change-files.ts";

/** React's marks for "wait", "try again" and the like: compared with `===` and never shown. */
const mark = /\b(\w+Exception) = Error\((formatProdErrorMessage\(\d+\))\)/g;
const marks = 5;

/**
 * React makes five errors of them when its script begins. An error notes the lines it was made at,
 * and where a developer's or a measuring tool listens the browser reads the whole script a second
 * and a third time to know them: 90 of the 110 ms in which a phone four times slower begins. A
 * mark needs no lines. A React that makes others stops the build.
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
