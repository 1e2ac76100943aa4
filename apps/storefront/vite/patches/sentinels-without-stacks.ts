import { patchFiles } from "./patch-files.ts";

/** React's sentinels for "suspended", "try again" and the like: compared with `===` and never shown. */
const sentinel = /\b(\w+Exception) = Error\((formatProdErrorMessage\(\d+\))\)/g;
const sentinels = 5;

/**
 * React creates five sentinel errors when its script starts. Each captures a stack trace, and if
 * developer tools or a profiler are attached, the browser parses the whole script again to resolve
 * it: 90 of the 110 ms that startup takes with the processor slowed down four times. Shoppers gain
 * nothing, but without this Lighthouse measures the profiler instead of the shop.
 */
export const sentinelsWithoutStacks = () =>
  patchFiles("sentinels-without-stacks", [
    {
      file: /react-dom\/cjs\/react-dom-client\.production\.js$/,
      patch(code) {
        const found = code.match(sentinel)?.length ?? 0;
        if (found !== sentinels) throw new Error(`${found} sentinels, not ${sentinels}`);
        return code.replace(sentinel, "$1 = Object.assign(Object.create(Error.prototype), { message: $2 })");
      },
    },
  ]);
