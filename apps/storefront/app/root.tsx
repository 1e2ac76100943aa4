import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from "react-router";
import { useEffect, type ReactNode } from "react";
import type { SiteInfo } from "@shop/contract/types";
import { localeOfSlug, defaultLocale } from "@shop/kit/locale";
import messageFiles from "virtual:message-files";
import { appBannerScript } from "./features/chrome/floating/app-banner.tsx";
import { withKnownIcons } from "./features/chrome/menu/with-known-icons.ts";
import { ErrorPage } from "./features/chrome/error-page.tsx";
import { loadArea } from "./i18n/messages.ts";
import { LocaleProvider } from "./i18n/locale.tsx";
import { cached } from "./lib/pages/cached.tsx";
import type { ShownSite } from "./lib/root-data.ts";
import { requestContext } from "./lib/context.ts";
import { answerEarlyTaps, earlyTapsScript } from "./lib/browser/early-taps.ts";
import { restoreScrollScript } from "./lib/browser/restore-scroll.ts";
import { carriesWhole, isLandingPage } from "./lib/pages/sheets.ts";
import { layOutLater, stillScript } from "./ui/timing/later.ts";
import { accentCss } from "./ui/theme.ts";
import type { Route } from "./+types/root";
import wholeSheet from "./styles/app.css?inline";
import firstSheet from "./styles/first.css?inline";

await loadArea("core");

export function loader({ context, params }: Route.LoaderArgs) {
  const { site, origin } = context.get(requestContext);
  const shown = shownSites.get(site) ?? { site: withKnownIcons(site), theme: accentCss(site.color) };
  shownSites.set(site, shown);
  return { ...shown, origin, locale: localeOfSlug(params.lang) ?? defaultLocale };
}

/** Computed once per version of a store: finding the shades of a colour is iterative. */
const shownSites = new WeakMap<SiteInfo, { site: ShownSite; theme: string }>();

/** The style sheet is inlined, which saves a round trip before the first paint. The browser keeps the one that the server sent. */
function useSheet(): { whole: boolean; styles: string } {
  const route = useMatches().at(-1)?.id ?? "";
  if (!import.meta.env.SSR) return servedSheet!;
  const whole = !isLandingPage(route);
  return { whole, styles: whole ? wholeSheet : firstSheetWithoutLicence };
}
/** `first.css` without its licence comment; the whole sheet carries the same one. */
const firstSheetWithoutLicence = import.meta.env.SSR ? firstSheet.replace(/^\/\*!.*?\*\/\s*/s, "") : "";
const servedSheet = import.meta.env.SSR
  ? null
  : { whole: carriesWhole(), styles: document.querySelector("style")?.textContent ?? "" };

/** The store does not change during a visit, and another language is a new document. */
export const shouldRevalidate = () => false;

/**
 * Changing the language loads a new document. Browsers that support speculation rules prefetch it
 * when the pointer comes near (and skip that in data saver mode). All other navigation inside the
 * shop uses the router, see `i18n/link.tsx`.
 */
const speculationRules = JSON.stringify({
  prefetch: [{ where: { selector_matches: "a[hreflang]" }, eagerness: "moderate" }],
});

/** Runs before the first paint. Hydration keeps it as the server sent it. */
const headScript = import.meta.env.SSR ? earlyTapsScript + stillScript + appBannerScript : "";

function Styles({ whole, styles }: ReturnType<typeof useSheet>) {
  return <style data-sheet={whole ? "whole" : undefined} dangerouslySetInnerHTML={{ __html: styles }} />;
}
const Sheet = import.meta.env.SSR ? cached("sheet", Styles, ({ whole }) => String(whole)) : Styles;

/** The server writes a shorter script than the router's; both are a script element, whose text hydration leaves alone. */
const RestoredScroll = import.meta.env.SSR
  ? () => <script dangerouslySetInnerHTML={{ __html: restoreScrollScript }} />
  : ScrollRestoration;

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>("root");
  const locale = data?.locale ?? defaultLocale;
  const sheet = useSheet();
  useEffect(() => {
    answerEarlyTaps();
    layOutLater();
  }, []);
  return (
    <html lang={locale.language} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <Sheet {...sheet} />
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
        <script dangerouslySetInnerHTML={{ __html: headScript }} />
      </head>
      <body className={data?.site.currency === "KHR" ? "khmer" : undefined}>
        <LocaleProvider locale={locale}>{children}</LocaleProvider>
        {messageFiles[locale.language] && <link rel="modulepreload" href={messageFiles[locale.language]} />}
        <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />
        <RestoredScroll />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

/** Errors outside any layout; has nothing around it that could fail again. */
export function ErrorBoundary() {
  const error = useRouteError();
  return (
    <main>
      <ErrorPage error={error} />
    </main>
  );
}
