import { Link } from "../../../i18n/link.tsx";
import { useT } from "../../../i18n/locale.tsx";
import { useSite } from "../../../lib/site.ts";
import { Icon } from "../../../ui/icons/icon.tsx";
import { phoneNumbers, socialLinks, telephone } from "../../../lib/links/store-links.ts";

const headingClass = "mb-2 font-semibold";

/** The store's phone numbers by operator, as links. */
export function ContactNumbers() {
  const t = useT();
  const numbers = phoneNumbers(useSite());
  if (numbers.length === 0) return null;
  return (
    <section>
      <h2 className={headingClass}>{t("core.contact")}</h2>
      <ul className="pairs">
        {numbers.map(({ operator, number }) => (
          <li key={operator}>
            <a href={telephone(number)} className="pair flex min-h-11 items-center gap-3 hover:text-accent-ink">
              <span className="w-20 text-sm text-muted">{operator}</span>
              <span className="font-medium tabular-nums">{number}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function SocialLinks() {
  const t = useT();
  const links = socialLinks(useSite());
  if (links.length === 0) return null;
  return (
    <section>
      <h2 className={headingClass}>{t("core.follow_us")}</h2>
      <ul className="flex flex-wrap gap-2">
        {links.map(({ icon, name, href }) => (
          <li key={name}>
            <a
              href={href}
              target="_blank"
              rel="noopener"
              aria-label={`${name} (${t("core.new_window")})`}
              className="grid size-11 place-items-center rounded-full border border-line bg-surface hover:border-accent-strong hover:text-accent-ink"
            >
              <Icon name={icon} className="size-5" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** QR code and badges of the app. A phone cannot scan its own screen, so there the code's link is a badge too. */
export function AppLinks() {
  const t = useT();
  const { playstore, appstore, download_link } = useSite();
  const badges = [
    [playstore, "smartphone", "core.on_playstore", undefined],
    [appstore, "download", "core.on_appstore", undefined],
    [download_link, "download", "core.banner_button", "sm:hidden"],
  ] as const;
  if (!badges.some(([href]) => href)) return null;
  return (
    <section>
      <h2 className={headingClass}>{t("core.get_app")}</h2>
      <div className="flex flex-wrap gap-4">
        <img
          src="/download/qr.svg"
          alt={t("core.scan_app")}
          width={96}
          height={96}
          loading="lazy"
          className="hidden size-24 rounded-md bg-white p-1 sm:block"
        />
        <ul className="grid content-start gap-2">
          {badges.map(
            ([href, icon, key, className]) =>
              href && (
                <li key={key} className={className}>
                  <a
                    href={href}
                    target="_blank"
                    rel="noopener"
                    className="flex min-h-11 items-center gap-2 rounded-md border border-line-strong bg-surface px-3 text-sm font-medium hover:bg-surface-2"
                  >
                    <Icon name={icon} className="size-5" />
                    {t(key)}
                  </a>
                </li>
              ),
          )}
        </ul>
      </div>
    </section>
  );
}

/** Logos of payment methods and delivery partners. */
export function PartnerImages() {
  const t = useT();
  const { ways } = useSite();
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-3">
      <div className="flex gap-2">
        {ways.map(({ type, name }) => (
          <img key={type} src={`/payments/${type}.svg`} alt={name} width={40} height={40} loading="lazy" />
        ))}
      </div>
      <img
        src="/delivery-partner.svg"
        alt={t("core.named", { name: t("core.delivery_partner"), text: t("core.delivery_text") })}
        width={104}
        height={40}
        loading="lazy"
        className="h-10 w-auto"
      />
    </div>
  );
}

const pages = [
  ["/help-center", "core.help_center"],
  ["/warranty", "core.warranty"],
  ["/tracking-delivery", "core.tracking"],
  ["/policy", "core.policy"],
] as const;

export function ServiceLinks() {
  const t = useT();
  return (
    <section>
      <h2 className={headingClass}>{t("core.help")}</h2>
      <ul className="pairs">
        {pages.map(([to, key]) => (
          <li key={to}>
            <Link to={to} className="flex min-h-11 items-center hover:text-accent-ink hover:underline">
              {t(key)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
