import { data, Outlet } from "react-router";
import { localeOfSlug } from "@shop/kit/locale";
import { SurroundedError } from "./layouts/surrounded.tsx";
import type { Route } from "./+types/language";

/** Guards the first segment: English has no prefix, so only the slugs of the other languages pass. */
export function loader({ params }: Route.LoaderArgs) {
  if (params.lang === "en" || (params.lang && !localeOfSlug(params.lang))) throw data(null, { status: 404 });
  return null;
}

export const shouldRevalidate = () => false;

export default Outlet;

export const ErrorBoundary = SurroundedError;
