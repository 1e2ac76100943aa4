import { useT } from "../../../i18n/locale.tsx";
import { groupBrands } from "../../../lib/catalog/group-brands.ts";
import { Breadcrumb } from "../../../ui/breadcrumb.tsx";
import { EmptyState } from "../../../ui/notices/empty-state.tsx";
import { BrandTile, type ShownBrand } from "./brand-tile.tsx";

const anchor = (letter: string) => (letter === "#" ? "other" : letter.toLowerCase());

/** All brands with products in this store, with letters to jump to. Where most letters have one brand, these are in one grid: else each would have a row for one. */
export function BrandsPage({ brands }: { brands: ShownBrand[] }) {
  const t = useT();
  const groups = groupBrands(brands);
  return (
    <div className="khmer page grid min-w-0 gap-2 py-2 sm:gap-4 sm:py-4">
      <Breadcrumb steps={[]} current={t("core.all_brand")} />
      <h1 className="text-title">{t("core.all_brand")}</h1>
      {groups.length === 0 && <EmptyState title={t("catalog.brands_empty")} />}
      <nav aria-label={t("core.brands_jump")} className="min-w-0">
        <ul className="flex gap-1 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 sm:max-lg:flex-wrap">
          {groups.map(({ letter }) => (
            <li key={letter} className="lg:w-10">
              <a
                href={`#${anchor(letter)}`}
                className="flex size-11 items-center justify-center rounded-md border lg:w-full border-line bg-surface font-semibold hover:border-accent hover:text-accent-ink"
              >
                {letter}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {brands.length < 2 * groups.length ? (
        <Tiles groups={groups} />
      ) : (
        groups.map((group) => (
          <section key={group.letter} aria-label={group.letter} className="grid gap-2">
            <h2 className="text-lg font-semibold text-muted">{group.letter}</h2>
            <Tiles groups={[group]} />
          </section>
        ))
      )}
    </div>
  );
}

/** Each letter leads to its first brand. */
const Tiles = ({ groups }: { groups: ReturnType<typeof groupBrands<ShownBrand>> }) => (
  <ul className="grid grid-cols-3 gap-2 lg:grid-cols-6">
    {groups.flatMap(({ letter, brands }) =>
      brands.map((brand, index) => (
        <li key={brand.id} id={index === 0 ? anchor(letter) : undefined} className="scroll-mt-12">
          <BrandTile brand={brand} />
        </li>
      )),
    )}
  </ul>
);
