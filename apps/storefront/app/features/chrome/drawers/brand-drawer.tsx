import { useT } from "../../../i18n/locale.tsx";
import { drawerWidths } from "../../../lib/constants.ts";
import { drawers } from "../../../state/drawers.ts";
import { Drawer } from "../../../ui/drawer.tsx";
import { loadBrands } from "../menu/catalogue-data.ts";
import { useLoaded } from "../menu/use-loaded.ts";
import { DrawerLink } from "./drawer-item.tsx";
import { LoadingLines } from "./loading-lines.tsx";

/** Lists all brands (specification, section 2). */
export default function BrandDrawer() {
  const t = useT();
  const loaded = useLoaded(loadBrands);
  return (
    <Drawer open side="left" width={drawerWidths.menu} title={t("core.all_brand")} onClose={drawers.close}>
      <DrawerLink to="/brands" icon="tag">
        {t("core.see_all")}
      </DrawerLink>
      <LoadingLines loaded={loaded} failed={t("core.brands_failed")} />
      {loaded.state === "there" && (
        <ul>
          {loaded.value.map((brand) => (
            <li key={brand.id}>
              <DrawerLink to={`/category?brand_id=${brand.id}`}>{brand.name}</DrawerLink>
            </li>
          ))}
        </ul>
      )}
    </Drawer>
  );
}
