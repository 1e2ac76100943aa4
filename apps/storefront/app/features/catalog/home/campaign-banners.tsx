import { Link } from "../../../i18n/link.tsx";
import { useLanguageOf, useT } from "../../../i18n/locale.tsx";
import { useSite } from "../../../lib/site.ts";
import { Picture } from "../../../ui/picture.tsx";
import { scrollRow } from "../scroll-row.ts";

/**
 * The store's campaigns: a horizontally scrolling row, or a single one across the page. Low, so
 * that products are visible on the first screen.
 */
export function CampaignBanners() {
  const t = useT();
  const languageOf = useLanguageOf();
  const { banners } = useSite();
  if (banners.length === 0) return null;
  const isSingle = banners.length === 1;
  const sizes = isSingle
    ? "(min-width: 40rem) 38rem, 92vw"
    : `${banners.length === 2 ? "(min-width: 64rem) 38rem, " : ""}(min-width: 40rem) 24rem, 79vw`;
  return (
    <section aria-label={t("catalog.campaigns")} className="min-w-0">
      <ul
        className={`${scrollRow} -mx-4 flex gap-3 px-4 lg:mx-0 lg:grid lg:grid-flow-col lg:auto-cols-[minmax(max(23.5rem,(100%-1.5rem)/3),1fr)] lg:px-0`}
      >
        {banners.map((banner, index) => (
          <li
            key={banner.to + banner.title}
            className={isSingle ? "w-full" : "grid w-[85%] shrink-0 items-stretch snap-start sm:w-96 lg:w-auto"}
          >
            <Link
              to={banner.to}
              className={`relative grid aspect-14/5 overflow-clip rounded-lg bg-white ${isSingle ? "sm:aspect-auto sm:h-48 lg:h-60" : "sm:aspect-5/2"}`}
            >
              <Picture
                src={banner.image}
                alt=""
                width={1200}
                height={480}
                sizes={sizes}
                priority={index === 0}
                className={`absolute inset-0 size-full object-cover object-right ${isSingle ? "sm:ms-auto sm:w-auto sm:mask-[linear-gradient(to_right,transparent,#000_35%)]" : ""}`}
              />
              {/* The artwork is light in both colour schemes, so its text is always dark. Large text makes the banner, and the others with it, higher. */}
              <span
                className={`relative grid w-[46%] min-w-32 content-center gap-1.5 bg-[linear-gradient(to_right,rgb(255_255_255/0.8),transparent)] p-3 text-black sm:py-2 ${isSingle ? "sm:w-1/2 lg:px-8" : ""}`}
              >
                <span
                  lang={languageOf(banner.title)}
                  className={`line-clamp-6 leading-snug font-semibold text-balance ${isSingle ? "lg:text-title" : ""}`}
                >
                  {banner.title}
                </span>
                <span
                  lang={languageOf(banner.text)}
                  className={`line-clamp-3 opacity-75 max-sm:hidden ${banners.length > 2 ? "text-xs" : isSingle ? "text-sm lg:text-base" : "text-xs lg:text-sm"}`}
                >
                  {banner.text}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
