import { Link as RouterLink, NavLink as RouterNavLink, type LinkProps, type NavLinkProps } from "react-router";
import { usePath } from "./locale.tsx";

/** The fetching of a page when a finger comes near costs data: not for those who save it. */
const savesData = () => typeof navigator !== "undefined" && (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

type LocalLink = Omit<LinkProps, "to"> & { to: string };

/** The one link of the shop: keeps the language, and fetches what it leads to when a finger or pointer comes near. */
export function Link({ to, prefetch, ...props }: LocalLink) {
  const path = usePath();
  return <RouterLink to={path(to)} prefetch={savesData() ? "none" : (prefetch ?? "intent")} {...props} />;
}

export function NavLink({ to, prefetch, ...props }: Omit<NavLinkProps, "to"> & { to: string }) {
  const path = usePath();
  return <RouterNavLink to={path(to)} prefetch={savesData() ? "none" : (prefetch ?? "intent")} {...props} />;
}
