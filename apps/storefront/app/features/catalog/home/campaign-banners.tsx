import { Link } from "../../../i18n/link.tsx";
import { useT } from "../../../i18n/locale.tsx";
import { useSite } from "../../../lib/site.ts";
import { scrollRow } from "../scroll-row.ts";

const tones: Record<string, string> = {
  accent: "bg-accent-soft",
  warm: "bg-promotion-soft",
  calm: "bg-tile",
};

/** The store's campaigns, swiped sideways; low, so that the first screen of a phone already shows goods. */
export function CampaignBanners() {
  const t = useT();
  const { banners } = useSite();
  if (banners.length === 0) return null;
  return (
    <section aria-label={t("catalog.campaigns")} className="min-w-0">
      <ul className={`${scrollRow} -mx-4 flex gap-3 px-4 lg:mx-0 lg:grid lg:grid-cols-3 lg:px-0`}>
        {banners.map((banner, index) => (
          <li key={banner.to + banner.title} className="w-[82%] shrink-0 snap-start sm:w-[46%] lg:w-auto">
            <Link
              to={banner.to}
              className={`relative flex h-32 overflow-hidden rounded-lg sm:h-40 ${tones[banner.tone] ?? tones.calm} transition-shadow hover:shadow-card`}
            >
              <span className="z-10 grid w-3/5 content-center gap-1 p-4">
                <span className="line-clamp-2 text-base leading-snug font-bold sm:text-lg">{banner.title}</span>
                <span className="line-clamp-2 text-sm text-muted">{banner.text}</span>
              </span>
              <img
                src={banner.image}
                alt=""
                width={320}
                height={160}
                loading={index === 0 ? "eager" : "lazy"}
                fetchPriority={index === 0 ? "high" : "auto"}
                className="absolute inset-y-0 end-0 h-full w-1/2 object-contain object-right"
              />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
