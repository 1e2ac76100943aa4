import { memo, useEffect, type ReactNode } from "react";
import { useMatches } from "react-router";
import { useT } from "../../i18n/locale.tsx";
import { isLandingPage } from "../../lib/pages/sheets.ts";
import { startState } from "../../state/start.ts";
import { SkipLink } from "../../ui/skip-link.tsx";
import { HydrationBoundary } from "../../ui/timing/hydration-boundary.tsx";
import { DrawerHost } from "./drawers/drawer-host.tsx";
import { AppBanner } from "./floating/app-banner.tsx";
import { BottomNavigation } from "./floating/bottom-navigation.tsx";
import { FloatingButtons } from "./floating/floating-buttons.tsx";
import { Footer } from "./footer/footer.tsx";
import { Header } from "./header/header.tsx";
import { MenuBar } from "./menu/menu-bar.tsx";
import { LoadingOverlay } from "./status/loading-overlay.tsx";
import { NetworkStatus } from "./status/network-status.tsx";
import { PageName } from "./status/page-name.tsx";
import { ProgressBar } from "./status/progress-bar.tsx";
import { Snackbar } from "./status/snackbar.tsx";

/** The main element. On landing pages, texts in Khmer are marked individually instead of as a whole. */
function Main({ children }: { children: ReactNode }) {
  const isLanding = isLandingPage(useMatches().at(-1)?.id ?? "");
  return (
    <main id="content" tabIndex={-1} className={isLanding ? undefined : "khmer"}>
      {children}
    </main>
  );
}

/** Memoized, as is `Below`: the router renders the layout at each step of a navigation, which changes nothing of them. */
const Above = memo(function Above({ search }: { search: ReactNode }) {
  const t = useT();
  return (
    <>
      <SkipLink to="content">{t("core.skip_to_content")}</SkipLink>
      <PageName />
      <ProgressBar />
      <AppBanner />
      <header className="contents">
        <HydrationBoundary>
          <Header search={search} />
        </HydrationBoundary>
        <HydrationBoundary>
          <MenuBar />
        </HydrationBoundary>
      </header>
    </>
  );
});

const Below = memo(function Below() {
  return (
    <>
      <HydrationBoundary>
        <Footer />
      </HydrationBoundary>
      <HydrationBoundary>
        <FloatingButtons />
      </HydrationBoundary>
      <HydrationBoundary>
        <BottomNavigation />
      </HydrationBoundary>
      <NetworkStatus />
      <DrawerHost />
      <LoadingOverlay />
      <Snackbar />
    </>
  );
});

/** Everything around the page in the default layout. `search` has to be the same element each time. */
export function Shell({ search, children }: { search: ReactNode; children: ReactNode }) {
  useEffect(startState, []);
  return (
    <>
      <Above search={search} />
      <Main>{children}</Main>
      <Below />
    </>
  );
}
