import { Link } from "../../../i18n/link.tsx";
import { useT } from "../../../i18n/locale.tsx";
import { cached } from "../../../lib/pages/cached.tsx";
import { useSite } from "../../../lib/site.ts";
import { Icon } from "../../../ui/icons/icon.tsx";
import { IconButton } from "../../../ui/controls/icon-button.tsx";

const key = "app_banner_closed";

/**
 * Runs before the first paint, so that a closed banner does not flash, although the HTML is the
 * same for everybody.
 */
export const appBannerScript = `try{if(localStorage.getItem("${key}"))document.documentElement.dataset.appBanner="closed"}catch{}`;

function close(): void {
  document.documentElement.dataset.appBanner = "closed";
  try {
    localStorage.setItem(key, "1");
  } catch {
    // Without storage it comes back on the next page.
  }
}

/** Promotes the store's app on phones, if there is one; stays closed once closed (specification, section 2). */
export const AppBanner = import.meta.env.SSR ? cached("app banner", WholeBanner) : WholeBanner;

function WholeBanner() {
  const t = useT();
  const { playstore, appstore, download_link } = useSite();
  if (!playstore && !appstore && !download_link) return null;
  // Fixed height, since a browser may paint it before all of its HTML has arrived.
  return (
    <aside
      aria-label={t("core.banner_title")}
      className="flex min-h-13 items-center bg-accent-soft pl-3 text-accent-ink sm:hidden in-data-[app-banner=closed]:hidden"
    >
      <Icon name="smartphone" className="mr-1.5 size-5" />
      <p className="min-w-0 flex-1 text-sm leading-snug font-medium">{t("core.banner_title")}</p>
      {/* Fixed width, so that nothing moves when the web font arrives. */}
      <Link
        to="/download"
        reloadDocument
        prefetch="none"
        className="flex min-h-11 items-center rounded-md px-2 text-sm leading-snug font-semibold underline underline-offset-4 min-w-29"
      >
        {t("core.banner_button")}
      </Link>
      <IconButton icon="x" label={t("core.banner_close")} className="text-accent-ink" onClick={close} />
    </aside>
  );
}
