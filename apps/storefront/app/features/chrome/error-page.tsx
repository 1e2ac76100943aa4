import { Component, lazy, useEffect, type ComponentType, type ReactNode } from "react";
import { isRouteErrorResponse, useLocation } from "react-router";
import { Link } from "../../i18n/link.tsx";
import { usePath, useT } from "../../i18n/locale.tsx";
import { useRootData } from "../../lib/root-data.ts";
import { buttonClass } from "../../ui/controls/button.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import { Apart } from "../../ui/timing/apart.tsx";
import type { Way } from "./lost-ways.tsx";

const loadLostWays = () => import("./lost-ways.tsx");
/** Browsers fetch it where an address is wrong; the page is whole without it. */
const LostWays = import.meta.env.SSR ? (await loadLostWays()).default : lazy<ComponentType<{ found: Way[] | null }>>(() => loadLostWays().catch(() => ({ default: () => null })));

/** '404 Not Found' for what is not there, else 'An error occurred', which may be over when it is asked for again; the way home, and from what is not there to what is (specification, sections 2 and 8). */
export function ErrorPage({ error }: { error: unknown }) {
  const t = useT();
  const site = useRootData()?.site;
  const { pathname, search } = useLocation();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  // Not where the page that could not be shown had been scrolled to when it was left.
  useEffect(() => void (missing || scrollTo(0, 0)), [missing]);
  const said = t(missing ? "core.not_found_title" : "core.error_title");
  return (
    <LastResort>
      {/* A route that failed has no `meta` of its own. */}
      <title>{site ? `${said} · ${site.name}` : said}</title>
      <div data-failed={!missing || undefined} className="page grid justify-items-center gap-4 py-16 text-center">
        <span className="grid size-20 place-items-center rounded-full bg-accent-soft text-accent-ink">
          <Icon name={missing ? "search" : "triangle-exclamation-point"} className="size-10" />
        </span>
        <h1 className="text-display">{said}</h1>
        <p className="text-lg text-muted">{t(missing ? "core.not_found_text" : "core.error_text")}</p>
        <p className="flex flex-wrap justify-center gap-3">
          {!missing && (
            <a href={pathname + search} className={buttonClass({ size: "large" })}>
              {t("core.try_again")}
            </a>
          )}
          <Link to="/" reloadDocument={!missing} className={buttonClass({ size: "large", variant: missing ? "primary" : "secondary" })}>
            {t("core.home_page")}
          </Link>
        </p>
        {missing && site && (
          <Apart>
            <LostWays found={error.data as Way[] | null} />
          </Apart>
        )}
      </div>
    </LastResort>
  );
}

/** In place of an error page that failed itself. */
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

/** Catches the error page's own failure (specification, section 8). */
class LastResort extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render() {
    return this.state.failed ? <LastPage /> : this.props.children;
  }
}
