import { data, Outlet, useMatches } from "react-router";
import { localeOfSlug } from "@shop/kit/locale";
import { answerFromLeftList } from "../features/catalog/product/ahead/left-list.ts";
import { PageAndList } from "../features/catalog/product/ahead/page-and-list.tsx";
import { Surrounded, SurroundedError } from "./layouts/surrounded.tsx";
import type { Route } from "./+types/language";

/**
 * Validates the language in the first segment: English has no prefix, so only the slugs of the other
 * languages are allowed. Also renders the layout of all pages except those with the handle `bare`; a
 * separate layout route would be one more file to load before hydration.
 */
export function loader({ params }: Route.LoaderArgs) {
  if (params.lang === "en" || (params.lang && !localeOfSlug(params.lang))) throw data(null, { status: 404 });
  return null;
}

export const shouldRevalidate = () => false;

export const clientMiddleware = [answerFromLeftList];

export default function Language() {
  const bare = useMatches().some(({ handle }) => handle === "bare");
  return bare ? (
    <Outlet />
  ) : (
    <Surrounded>
      <PageAndList />
    </Surrounded>
  );
}

/** Passes on the `Retry-After` of a failed page. */
export const headers = ({ errorHeaders }: Route.HeadersArgs) => errorHeaders ?? {};

export const ErrorBoundary = SurroundedError;
