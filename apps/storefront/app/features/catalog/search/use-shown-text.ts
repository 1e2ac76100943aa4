import { useLocation } from "react-router";
import { splitPath } from "@shop/kit/locale";

/** The search text of the current results page, so that it can be edited. */
export function useShownText(): string {
  const { path } = splitPath(useLocation().pathname);
  const raw = /^\/search\/([^/]+)/.exec(path)?.[1];
  if (!raw) return "";
  try {
    return decodeURIComponent(raw);
  } catch {
    return "";
  }
}
