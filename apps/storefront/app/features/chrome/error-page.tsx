import { Component, lazy, useEffect, type ComponentType, type ReactNode } from "react";
import { isRouteErrorResponse, useLocation } from "react-router";
import { Link } from "../../i18n/link.tsx";
import { usePath, useT } from "../../i18n/locale.tsx";
import { isUnanswered } from "../../lib/browser/unanswered.ts";
import { useRootData } from "../../lib/root-data.ts";
import { buttonClass } from "../../ui/controls/button.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import { HydrationBoundary } from "../../ui/timing/hydration-boundary.tsx";
import type { Way } from "./lost-ways.tsx";

const loadLostWays = () => import("./lost-ways.tsx");
/** Browsers load it for a 404 only; the error page works without it. */
const LostWays = import.meta.env.SSR
  ? (await loadLostWays()).default
  : lazy<ComponentType<{ found: Way[] | null }>>(() => loadLostWays().catch(() => ({ default: () => null })));

/**
 * The error page: "404 Not Found", or "An error occurred" with a button to try again. Links home,
 * and for a 404 also to other parts of the shop (specification, sections 2 and 8).
 */
export function ErrorPage({ error }: { error: unknown }) {
  const t = useT();
  const site = useRootData()?.site;
  const { pathname, search } = useLocation();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  // The failed page may have been left scrolled.
  useEffect(() => void (missing || scrollTo(0, 0)), [missing]);
  const title = t(missing ? "core.not_found_title" : "core.error_title");
  return (
    <LastResort>
      {/* A failed route has no `meta`. */}
      <title>{site ? `${title} · ${site.name}` : title}</title>
      <div data-failed={!missing || undefined} className="page grid justify-items-center gap-4 py-16 text-center">
        <span className="grid size-20 place-items-center rounded-full bg-accent-soft text-accent-ink">
          <Icon name={missing ? "search" : "triangle-exclamation-point"} className="size-10" />
        </span>
        <h1 className="text-display">{title}</h1>
        <p className="text-lg text-muted">
          {t(missing ? "core.not_found_text" : isUnanswered(error) ? "core.broken" : "core.error_text")}
        </p>
        <p className="flex flex-wrap justify-center gap-3">
          {!missing && (
            <a href={pathname + search} className={buttonClass({ size: "large" })}>
              {t("core.try_again")}
            </a>
          )}
          <Link
            to="/"
            reloadDocument={!missing}
            className={buttonClass({ size: "large", variant: missing ? "primary" : "secondary" })}
          >
            {t("core.home_page")}
          </Link>
        </p>
        {missing && site && (
          <HydrationBoundary>
            <LostWays found={error.data as Way[] | null} />
          </HydrationBoundary>
        )}
      </div>
    </LastResort>
  );
}

/** Shown if the error page itself fails. */
export function LastPage() {
  const t = useT();
  const path = usePath();
  return (
    <div className="page grid justify-items-center gap-4 py-16 text-center">
      <h1 className="text-title">{t("core.error_page_failed")}</h1>
      <a href={path("/")} className={buttonClass()}>
        {t("core.home_page")}
      </a>
    </div>
  );
}

/** Catches errors of the error page itself (specification, section 8). */
class LastResort extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render() {
    return this.state.failed ? <LastPage /> : this.props.children;
  }
}
