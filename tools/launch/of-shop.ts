import { extraPaths } from "@shop/contract/paths";

const own = /^\/(rest|media|healthz|readyz|metrics)(\/|$)/;

/** Whether the shop's server answers a path itself. All other paths are pages, or sources of pages. */
export const isOfShop = (path: string): boolean =>
  own.test(path) || Object.values(extraPaths).some((beside) => path.startsWith(beside));
