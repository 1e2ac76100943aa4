import { useState, type ComponentProps, type MouseEvent } from "react";
import { Link as RouterLink, useLocation } from "react-router";
import { isForBrowser } from "../lib/links/is-for-browser.ts";
import { usePath } from "./locale.tsx";

/** The fetching of a page when a finger comes near costs data: not for those who save it. */
export const savesData = () => typeof navigator !== "undefined" && (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Without a network a whole page may still be kept, its data alone is not: so the link acts like any other link. */
function offlineAsDocument(event: MouseEvent<HTMLAnchorElement>): void {
  if (navigator.onLine || isForBrowser(event)) return;
  event.preventDefault();
  location.assign(event.currentTarget.href);
}

type LinkProps = Omit<ComponentProps<typeof RouterLink>, "to"> & { to: string };

/** An address that resolving leaves as it is. */
const isPlain = /^\/(?!\/)(?:[\w?=&%,~+#-]|\/(?!\/))*$/;

/** On the server a link has no hands to answer: the same element, without the router's work for each of a page's two hundred. */
function PlainLink({
  address,
  discover: _discover,
  relative: _relative,
  reloadDocument: _reloadDocument,
  replace: _replace,
  mask: _mask,
  state: _state,
  preventScrollReset: _preventScrollReset,
  viewTransition: _viewTransition,
  defaultShouldRevalidate: _defaultShouldRevalidate,
  target,
  children,
  ...props
}: Omit<LinkProps, "to" | "prefetch" | "onClick"> & { address: string }) {
  return (
    <a {...props} href={address} target={target}>
      {children}
    </a>
  );
}

/**
 * The one link of the shop: keeps the language, and fetches what it leads to when a pointer rests on it, and at once
 * when it is pressed: a finger has left again by the time the router has waited.
 */
export function Link({ to, prefetch = "intent", onClick, ...props }: LinkProps) {
  const path = usePath();
  const [pressed, setPressed] = useState(false);
  const address = path(to);
  if (import.meta.env.SSR && isPlain.test(address)) return <PlainLink address={address} {...props} />;
  return (
    <RouterLink
      to={address}
      discover="none"
      prefetch={savesData() ? "none" : pressed && prefetch === "intent" ? "render" : prefetch}
      onPointerDown={() => setPressed(true)}
      onClick={(event) => {
        onClick?.(event);
        offlineAsDocument(event);
      }}
      {...props}
    />
  );
}

/** Whether a page is the one at an address, or one below it where that is not the `end`. */
function isAt(pathname: string, address: string, end: boolean): boolean {
  const path = address.split(/[?#]/, 1)[0]!;
  return pathname === path || (!end && pathname.startsWith(`${path}/`));
}

/** Says whether a link leads to where the shopper is. */
export function useShown(): (to: string, end?: boolean) => boolean {
  const { pathname } = useLocation();
  const path = usePath();
  return (to, end = false) => isAt(pathname, path(to), end);
}

/** A link that knows whether it leads to where the shopper is. */
export function NavLink({ to, end = false, className, ...props }: Omit<LinkProps, "className"> & { end?: boolean; className: (state: { isActive: boolean }) => string }) {
  const isActive = isAt(useLocation().pathname, usePath()(to), end);
  return <Link to={to} aria-current={isActive ? "page" : undefined} className={className({ isActive })} {...props} />;
}
