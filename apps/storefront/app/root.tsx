import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteError, useRouteLoaderData } from "react-router";
import type { ReactNode } from "react";
import { localeOfSlug, defaultLocale } from "@shop/kit/locale";
import khmerFont from "@fontsource/kantumruy-pro/files/kantumruy-pro-khmer-400-normal.woff2?url";
import latinFont from "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url";
import { appBannerScript } from "./features/chrome/floating/app-banner.tsx";
import { ErrorPage } from "./features/chrome/error-page.tsx";
import { loadArea } from "./i18n/messages.ts";
import { LocaleProvider } from "./i18n/locale.tsx";
import { requestContext } from "./lib/context.ts";
import { accentCss } from "./ui/theme.ts";
import type { Route } from "./+types/root";
import "./styles/app.css";

await loadArea("core");

export function loader({ context, params }: Route.LoaderArgs) {
  const { site, origin } = context.get(requestContext);
  return { site, origin, locale: localeOfSlug(params.lang) ?? defaultLocale, theme: accentCss(site.color) };
}

/** The store does not change while a shopper moves about; a new language is a new document. */
export const shouldRevalidate = () => false;

function Font({ href }: { href: string }) {
  return <link rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />;
}

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>("root");
  const locale = data?.locale ?? defaultLocale;
  return (
    <html lang={locale.language} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <Font href={latinFont} />
        {locale.language === "km" && <Font href={khmerFont} />}
        <Meta />
        <Links />
        {data && (
          <>
            <style dangerouslySetInnerHTML={{ __html: data.theme }} />
            <meta name="theme-color" content={data.site.color} />
            <link rel="icon" href={data.site.favicon} />
            <link rel="apple-touch-icon" href={data.site.favicon} />
            <link rel="manifest" href="/manifest.webmanifest" />
          </>
        )}
        <script dangerouslySetInnerHTML={{ __html: appBannerScript }} />
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

/** What went wrong outside any layout, with nothing around it that could fail again. */
export function ErrorBoundary() {
  const error = useRouteError();
  return (
    <main>
      <ErrorPage error={error} />
    </main>
  );
}
