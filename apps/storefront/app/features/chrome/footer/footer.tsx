import { lazy } from "react";
import { useT } from "../../../i18n/locale.tsx";
import { cached } from "../../../lib/pages/cached.tsx";
import { useSite } from "../../../lib/site.ts";
import { HydrationBoundary } from "../../../ui/timing/hydration-boundary.tsx";
import { later } from "../../../ui/timing/later.ts";
import { AppLinks, ContactNumbers, PartnerImages, ServiceLinks, SocialLinks } from "./footer-parts.tsx";

const loadRiverFooter = () => import("./river-footer.tsx");
/** Only one store uses it, so browsers load it on demand. If it fails to load, the footer stays as the server rendered it. */
const RiverFooter = import.meta.env.SSR
  ? (await loadRiverFooter()).default
  : lazy(() => loadRiverFooter().catch(() => new Promise<never>(() => undefined)));

function DefaultFooter() {
  const t = useT();
  const { about_us, name, location } = useSite();
  return (
    <div className="page grid gap-8 py-8 sm:grid-cols-2 lg:grid-cols-[1.4fr_1fr_0.8fr_1.2fr]">
      {(about_us || location) && (
        <section className="max-w-md">
          {about_us && <h2 className="mb-2 font-semibold">{t("core.about_us")}</h2>}
          <p className="text-muted">{about_us}</p>
          {location && <p className="mt-3 text-sm text-muted">{location.address}</p>}
        </section>
      )}
      <ContactNumbers />
      <ServiceLinks />
      <div className="grid content-start gap-6 empty:hidden">
        <SocialLinks />
        <AppLinks />
      </div>
      <div className="border-t border-line pt-6 sm:col-span-2 lg:col-span-4">
        <PartnerImages />
        <p className="mt-4 text-sm text-muted">{`© ${name}`}</p>
      </div>
    </div>
  );
}

/** The footer of every page; the store with code S007 has its own (specification, sections 1 and 2). */
export const Footer = import.meta.env.SSR ? cached("footer", WholeFooter) : WholeFooter;

function WholeFooter() {
  const { footer } = useSite();
  return (
    <footer className={`khmer mt-8 border-t border-line bg-surface ${later}`} suppressHydrationWarning>
      {footer === "special" ? (
        <HydrationBoundary>
          <RiverFooter />
        </HydrationBoundary>
      ) : (
        <DefaultFooter />
      )}
    </footer>
  );
}
