import { Link } from "../../../i18n/link.tsx";
import { useLanguageOf, useT } from "../../../i18n/locale.tsx";
import { Picture } from "../../../ui/picture.tsx";
import type { ListChip } from "../list/load-list.ts";
import { scrollRow } from "../scroll-row.ts";

/** The store's categories with pictures: a scrolling row on a phone, a grid on wider screens. */
export function CategoryTiles({ categories }: { categories: ListChip[] }) {
  const t = useT();
  const languageOf = useLanguageOf();
  // With a single category there is nothing to choose.
  if (categories.length < 2) return null;
  return (
    <section aria-label={t("catalog.shop_categories")} className="min-w-0">
      <h2 className="sr-only">{t("catalog.shop_categories")}</h2>
      <ul className={`${scrollRow} -mx-4 flex gap-1 px-4 lg:mx-0 lg:flex-wrap lg:justify-center lg:px-0`}>
        {categories.map(({ id: category, name, to, image }) => (
          <li key={category} className="w-21 shrink-0 snap-start lg:max-w-44 lg:min-w-26 lg:flex-1">
            <Link to={to} className="group grid justify-items-center gap-1.5 rounded-lg py-1 text-center text-sm">
              <Picture
                src={image}
                alt=""
                width={64}
                height={64}
                className="size-16 rounded-lg border border-line bg-tile p-1.5 fade group-hover:shadow-card lg:size-20"
              />
              <span lang={languageOf(name)} className="line-clamp-2 w-full group-hover:text-accent-ink">
                {name}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
