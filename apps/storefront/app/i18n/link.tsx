import { useState, type ComponentProps, type MouseEvent } from "react";
import { Link as RouterLink, useLocation } from "react-router";
import { isForBrowser } from "../lib/links/is-for-browser.ts";
import { usePath } from "./locale.tsx";

/** Whether the shopper saves data: prefetching pages would cost it. */
export const savesData = () =>
  typeof navigator !== "undefined" &&
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Offline, the service worker may have cached the page but not its data: navigate as a plain link would. */
function offlineAsDocument(event: MouseEvent<HTMLAnchorElement>): void {
  if (navigator.onLine || isForBrowser(event)) return;
  event.preventDefault();
  location.assign(event.currentTarget.href);
}

type LinkProps = Omit<ComponentProps<typeof RouterLink>, "to"> & { to: string };

/** Paths that need no resolving by the router. */
const isPlain = /^\/(?!\/)(?:[\w?=&%,~+#-]|\/(?!\/))*$/;

/** Server rendering of a link: the same element without the router's work, for each of some two hundred links on a page. */
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
 * The shop's only link component. It keeps the language and prefetches the target on hover and
 * on press; a press prefetches at once, since a tap is over before the router's delay has passed.
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

/** Whether a URL is the current page or, unless `end`, a parent of it. The page's own URL may end in a slash. */
function isAt(pathname: string, address: string, end: boolean): boolean {
  const path = address.split(/[?#]/, 1)[0]!;
  return pathname === path || pathname === `${path}/` || (!end && pathname.startsWith(`${path}/`));
}

/** Returns a function that says whether a link is active. */
export function useIsActive(): (to: string, end?: boolean) => boolean {
  const { pathname } = useLocation();
  const path = usePath();
  return (to, end = false) => isAt(pathname, path(to), end);
}

/** A link that marks itself when it is active. */
export function NavLink({
  to,
  end = false,
  className,
  ...props
}: Omit<LinkProps, "className"> & { end?: boolean; className: (state: { isActive: boolean }) => string }) {
  const isActive = isAt(useLocation().pathname, usePath()(to), end);
  return <Link to={to} aria-current={isActive ? "page" : undefined} className={className({ isActive })} {...props} />;
}
