import type { ComponentProps } from "react";
import { useLocation } from "react-router";
import { dontPrefetch, follow, prefetchNow, prefetchSoon, type Following } from "./link-follower.tsx";
import { usePath } from "./locale.tsx";

interface LinkProps extends ComponentProps<"a">, Following {
  /** Path, query and fragment without the language's prefix. */
  to: string;
  /** Whether the page is prefetched when a pointer rests on the link or presses it: a tap is over soon after. */
  prefetch?: "intent" | "none";
  /** The browser opens the page, as a new document. */
  reloadDocument?: boolean;
}

/** Addresses of this site. */
const isOwn = (address: string) => /^\/(?![/\\])/.test(address);

/** The shop's only link component. It keeps the language, and is followed by the router (`link-follower.tsx`). */
export function Link({
  to,
  prefetch = "intent",
  reloadDocument,
  replace,
  preventScrollReset,
  onClick,
  children,
  ...props
}: LinkProps) {
  const address = usePath()(to);
  const isFollowed = !import.meta.env.SSR && !reloadDocument && isOwn(address);
  return (
    <a
      {...props}
      href={address}
      onClick={(event) => {
        onClick?.(event);
        if (isFollowed) follow(event, address, { replace, preventScrollReset });
      }}
      {...(isFollowed &&
        prefetch === "intent" && {
          onPointerDown: () => prefetchNow(address),
          onMouseOver: () => prefetchSoon(address),
          onMouseOut: dontPrefetch,
        })}
    >
      {children}
    </a>
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
