import { data, Outlet, useMatches } from "react-router";
import { localeOfSlug } from "@shop/kit/locale";
import { Surrounded, SurroundedError } from "./layouts/surrounded.tsx";
import type { Route } from "./+types/language";

/**
 * Guards the first segment: English has no prefix, so only the slugs of the other languages pass.
 * Also what surrounds every page but those that say `bare`: a layout route of its own would be one
 * more file before the first page is alive.
 */
export function loader({ params }: Route.LoaderArgs) {
  if (params.lang === "en" || (params.lang && !localeOfSlug(params.lang))) throw data(null, { status: 404 });
  return null;
}

export const shouldRevalidate = () => false;

export default function Language() {
  const bare = useMatches().some(({ handle }) => handle === "bare");
  return bare ? (
    <Outlet />
  ) : (
    <Surrounded>
      <Outlet />
    </Surrounded>
  );
}

/** A page that is refused says when to ask again. */
export const headers = ({ errorHeaders }: Route.HeadersArgs) => errorHeaders ?? {};

export const ErrorBoundary = SurroundedError;
