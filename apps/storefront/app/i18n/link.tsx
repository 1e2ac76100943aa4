import type { ComponentProps, MouseEvent } from "react";
import { Link as RouterLink, NavLink as RouterNavLink } from "react-router";
import { usePath } from "./locale.tsx";

/** The fetching of a page when a finger comes near costs data: not for those who save it. */
const savesData = () => typeof navigator !== "undefined" && (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Without a network a whole page may still be kept, its data alone is not: so the link acts like any other link. */
function offlineAsDocument(event: MouseEvent<HTMLAnchorElement>): void {
  if (navigator.onLine || event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  location.assign(event.currentTarget.href);
}

/** The one link of the shop: keeps the language, and fetches what it leads to when a finger or pointer comes near. */
export function Link({ to, prefetch, onClick, ...props }: Omit<ComponentProps<typeof RouterLink>, "to"> & { to: string }) {
  const path = usePath();
  return (
    <RouterLink
      to={path(to)}
      discover="none"
      prefetch={savesData() ? "none" : (prefetch ?? "intent")}
      onClick={(event) => {
        onClick?.(event);
        offlineAsDocument(event);
      }}
      {...props}
    />
  );
}

export function NavLink({ to, prefetch, onClick, ...props }: Omit<ComponentProps<typeof RouterNavLink>, "to"> & { to: string }) {
  const path = usePath();
  return (
    <RouterNavLink
      to={path(to)}
      discover="none"
      prefetch={savesData() ? "none" : (prefetch ?? "intent")}
      onClick={(event) => {
        onClick?.(event);
        offlineAsDocument(event);
      }}
      {...props}
    />
  );
}
