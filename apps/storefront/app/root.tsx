import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from "react-router";
import type { ReactNode } from "react";
import { localeOfSlug, defaultLocale } from "@shop/kit/locale";
import { loadArea } from "./i18n/messages.ts";
import { LocaleProvider, useT } from "./i18n/locale.tsx";
import { Link } from "./i18n/link.tsx";
import { requestContext } from "./lib/context.ts";
import type { Route } from "./+types/root";
import "./styles/app.css";

await loadArea("core");

export function loader({ context, params }: Route.LoaderArgs) {
  const { site, origin } = context.get(requestContext);
  return { site, origin, locale: localeOfSlug(params.lang) ?? defaultLocale };
}

/** The store does not change while a shopper moves about; a new language is a new document. */
export const shouldRevalidate = () => false;

export function useRootData() {
  return useRouteLoaderData<typeof loader>("root");
}

export function Layout({ children }: { children: ReactNode }) {
  const data = useRootData();
  const locale = data?.locale ?? defaultLocale;
  return (
    <html lang={locale.language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        <LocaleProvider locale={locale}>{children}</LocaleProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useT();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <main>
      <h1>{t(missing ? "core.not_found_title" : "core.error_title")}</h1>
      {missing && <p>{t("core.not_found_text")}</p>}
      <Link to="/">{t("core.home_page")}</Link>
    </main>
  );
}
