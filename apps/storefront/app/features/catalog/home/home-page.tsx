import { useMemo } from "react";
import { useT } from "../../../i18n/locale.tsx";
import { useSite } from "../../../lib/site.ts";
import { later } from "../../../ui/timing/later.ts";
import { unpackBrands } from "../brands/brand-rows.ts";
import { BrandTile } from "../brands/brand-tile.tsx";
import { ProductRow } from "../card/product-row.tsx";
import { RecentlyViewed } from "../card/recently-viewed.tsx";
import { RowHead } from "../row-head.tsx";
import { CampaignBanners } from "./campaign-banners.tsx";
import { CategoryTiles } from "./category-tiles.tsx";
import type { HomeData } from "./load-home.ts";

/** The home page. Products with prices come before the categories, so that they are on a phone's first screen. */
export function HomePage({ home }: { home: HomeData }) {
  const t = useT();
  const site = useSite();
  const promoted = home.promotions.length > 0;
  const newest = (
    <ProductRow title={t("catalog.new_arrivals")} products={home.newest} to="/category?sort=newest" eager={!promoted} />
  );
  return (
    <div className="page grid min-w-0 gap-4 py-3 sm:gap-6 sm:py-4 lg:gap-10">
      <h1 className="sr-only">{t("core.named", { name: site.name, text: site.tagline })}</h1>
      <CampaignBanners />
      {home.categories.length === 0 && (
        <p className="py-16 text-center text-lg font-semibold text-balance">{t("catalog.empty_plain")}</p>
      )}
      {promoted ? (
        <ProductRow title={t("catalog.promotions")} products={home.promotions} to="/promotions" eager />
      ) : (
        newest
      )}
      <CategoryTiles categories={home.categories} />
      {promoted && newest}
      {home.shelves.map(({ name, to, products }) => (
        <ProductRow key={to} title={t("catalog.best_of", { name })} products={products} to={to} />
      ))}
      <ProductRow title={t("catalog.services")} products={home.services} to="/services" />
      <HomeBrands brands={home.brands} />
      <RecentlyViewed />
    </div>
  );
}

function HomeBrands({ brands: rows }: Pick<HomeData, "brands">) {
  const t = useT();
  const brands = useMemo(() => unpackBrands(rows), [rows]);
  if (brands.length === 0) return null;
  return (
    <section aria-label={t("catalog.brands")} className={`grid gap-3 ${later}`} suppressHydrationWarning>
      <RowHead title={t("catalog.brands")} to="/brands" />
      <ul className="grid grid-cols-3 gap-2 sm:grid-cols-4 lg:grid-cols-8">
        {brands.map((brand) => (
          <li key={brand.id}>
            <BrandTile brand={brand} />
          </li>
        ))}
      </ul>
    </section>
  );
}
