import { useT } from "../../../i18n/locale.tsx";
import { useSite } from "../../../lib/site.ts";
import { Icon } from "../../../ui/icons/icon.tsx";
import { AppLinks, ContactNumbers, PartnerImages, ServiceLinks, SocialLinks } from "./footer-parts.tsx";

/** The footer of a store with a physical shop: its location first, on a band in the store's colour. */
export default function RiverFooter() {
  const t = useT();
  const { about_us, name, tagline, location } = useSite();
  return (
    <>
      <div className="bg-accent text-on-accent">
        <div className="page grid gap-4 py-10 md:grid-cols-[1fr_auto] md:items-end">
          <div className="max-w-2xl">
            <p className="text-title">{name}</p>
            <p className="mt-1 text-lg">{tagline}</p>
            <p className="mt-3">{about_us}</p>
          </div>
          {location && (
            <a
              href={`https://www.openstreetmap.org/?mlat=${location.lat}&mlon=${location.long}#map=17/${location.lat}/${location.long}`}
              target="_blank"
              rel="noopener"
              className="flex min-h-11 items-center gap-3 rounded-md bg-surface px-4 py-2 text-ink hover:bg-surface-2"
            >
              <Icon name="map-pin" className="size-6 text-accent-ink" />
              <span>
                <span className="block font-semibold">{t("core.visit_us")}</span>
                <span className="block text-sm text-muted">{location.address}</span>
                <span className="sr-only">{` (${t("core.new_window")})`}</span>
              </span>
            </a>
          )}
        </div>
      </div>
      <div className="page grid gap-8 py-8 sm:grid-cols-2 lg:grid-cols-4">
        <ContactNumbers />
        <ServiceLinks />
        <SocialLinks />
        <AppLinks />
      </div>
      <div className="page pb-8">
        <PartnerImages />
      </div>
    </>
  );
}
