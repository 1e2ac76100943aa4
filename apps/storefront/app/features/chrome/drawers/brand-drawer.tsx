import { useId } from "react";
import type { Brand } from "@shop/contract/types";
import { useT } from "../../../i18n/locale.tsx";
import { drawerWidths } from "../../../lib/constants.ts";
import { groupBrands } from "../../../lib/catalog/group-brands.ts";
import { drawers } from "../../../state/drawers.ts";
import { Drawer } from "../../../ui/dialogs/drawer.tsx";
import { loadBrands } from "../menu/catalog-data.ts";
import { useLoaded } from "../menu/use-loaded.ts";
import { DrawerLink } from "./drawer-item.tsx";
import { LoadingLines } from "./loading-lines.tsx";

/** All brands (specification, section 2), with letters to jump to. */
export default function BrandDrawer() {
  const t = useT();
  const loaded = useLoaded(loadBrands);
  return (
    <Drawer open side="left" width={drawerWidths.menu} title={t("core.all_brand")} onClose={drawers.close}>
      <DrawerLink to="/brands" icon="tag">
        {t("core.see_all")}
      </DrawerLink>
      <LoadingLines loaded={loaded} failed={t("drawers.brands_failed")} />
      {loaded.state === "there" && <BrandLetters brands={loaded.value} />}
    </Drawer>
  );
}

/** The brands by letter, with a row of letters that stays visible. */
function BrandLetters({ brands }: { brands: Brand[] }) {
  const t = useT();
  const id = useId();
  const groups = groupBrands(brands);
  const jump = (letter: string) => {
    const heading = document.getElementById(`${id}-${letter}`);
    heading?.scrollIntoView({ block: "start" });
    heading?.focus({ preventScroll: true });
  };
  return (
    <>
      <nav aria-label={t("core.brands_jump")} className="sticky top-0 z-10 border-y border-line bg-surface">
        <ul className="flex overflow-x-auto overscroll-x-contain px-2 [scrollbar-width:thin] lg:flex-wrap">
          {groups.map(({ letter }) => (
            <li key={letter}>
              <button
                type="button"
                onClick={() => jump(letter)}
                className="grid size-11 place-items-center rounded-md font-semibold lg:h-9 lg:w-10 hover:bg-surface-2 hover:text-accent-ink"
              >
                {letter}
              </button>
            </li>
          ))}
        </ul>
      </nav>
      {groups.map(({ letter, brands: named }) => (
        <section key={letter} aria-labelledby={`${id}-${letter}`}>
          <h3
            id={`${id}-${letter}`}
            tabIndex={-1}
            className="scroll-mt-14 lg:scroll-mt-40 px-4 pt-3 text-sm font-semibold text-muted outline-none"
          >
            {letter}
          </h3>
          <ul>
            {named.map((brand) => (
              <li key={brand.id}>
                <DrawerLink to={`/category?brand_id=${brand.id}`}>{brand.name}</DrawerLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
