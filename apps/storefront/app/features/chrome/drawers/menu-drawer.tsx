import { useCallback, useState, type ReactNode } from "react";
import { useLocation } from "react-router";
import { subcategoryPath } from "@shop/contract/pages";
import type { Category } from "@shop/contract/types";
import { useT } from "../../../i18n/locale.tsx";
import { drawerWidths } from "../../../lib/constants.ts";
import { loginPath } from "../../../lib/links/return-path.ts";
import { useSite } from "../../../lib/site.ts";
import { drawers } from "../../../state/drawers.ts";
import { useSession } from "../../../state/session.ts";
import { Drawer } from "../../../ui/dialogs/drawer.tsx";
import { Icon } from "../../../ui/icons/icon.tsx";
import { Thumbnail } from "../../../ui/thumbnail.tsx";
import { LanguageSwitcher } from "../header/language-switcher.tsx";
import { loadCategories, loadGroups } from "../menu/catalog-data.ts";
import { MenuEntry } from "../menu/menu-entry.tsx";
import { useLoaded } from "../menu/use-loaded.ts";
import { DrawerLink, drawerItemClass } from "./drawer-item.tsx";
import { LoadingLines } from "./loading-lines.tsx";

/** Links to help around buying. */
const help = [
  ["/help-center", "circle-question-mark", "core.help_center"],
  ["/chat", "bot", "core.ai_chat"],
  ["/warranty", "shield-check", "core.warranty"],
  ["/tracking-delivery", "truck", "core.tracking"],
] as const;

const heading = "px-4 pt-5 pb-1 text-sm font-semibold text-muted";

function SubCategories({ category, onBack }: { category: Category; onBack: () => void }) {
  const t = useT();
  const loaded = useLoaded(useCallback(() => loadGroups(category.id), [category.id]));
  return (
    <>
      <button
        type="button"
        // The button that was pressed is gone.
        // oxlint-disable-next-line no-autofocus
        autoFocus
        className={`${drawerItemClass} border-b border-line text-accent-ink`}
        onClick={onBack}
      >
        <Icon name="arrow-left" className="size-5" />
        {t("drawers.main_menu")}
      </button>
      <DrawerLink to={category.to}>{t("core.see_all_of", { name: category.name })}</DrawerLink>
      <LoadingLines loaded={loaded} failed={t("core.categories_failed")} />
      {loaded.state === "there" &&
        loaded.value.map((group) => (
          <section key={group.id}>
            <h3 className={heading}>{group.name}</h3>
            <ul>
              {group.subcategories.map((sub) => (
                <li key={sub.id}>
                  <DrawerLink to={subcategoryPath(category.id, sub.id)}>{sub.name}</DrawerLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
    </>
  );
}

/** A button that opens another list of the menu. */
function ViewButton({ name, onOpen, children }: { name: string; onOpen: () => void; children: ReactNode }) {
  return (
    <button type="button" className={drawerItemClass} onClick={onOpen}>
      {children}
      <span className="min-w-0 flex-1">{name}</span>
      <Icon name="chevron-right" className="size-5 text-muted" />
    </button>
  );
}

function MainMenu({ onCategory }: { onCategory: (category: Category) => void }) {
  const t = useT();
  const { menu } = useSite();
  const session = useSession();
  const location = useLocation();
  const loaded = useLoaded(loadCategories);
  return (
    <>
      {session.status === "customer" ? (
        <DrawerLink to="/account/myaccount" icon="user" own>
          {session.name}
        </DrawerLink>
      ) : (
        <DrawerLink to={loginPath(location)} icon="user">
          {t("core.login")}
        </DrawerLink>
      )}
      {help.map(([to, icon, name]) => (
        <DrawerLink key={to} to={to} icon={icon}>
          {t(name)}
        </DrawerLink>
      ))}
      <h3 className={heading}>{t("drawers.shop_by_categories")}</h3>
      <LoadingLines loaded={loaded} failed={t("core.categories_failed")} />
      {loaded.state === "there" && (
        <ul>
          {loaded.value.map((category) => (
            <li key={category.id}>
              <ViewButton name={category.name} onOpen={() => onCategory(category)}>
                <Thumbnail src={category.image} size={32} />
              </ViewButton>
            </li>
          ))}
          <li>
            <ViewButton name={t("core.all_brand")} onOpen={() => drawers.open("brands")}>
              <Icon name="tag" className="mx-1 size-6 text-muted" />
            </ViewButton>
          </li>
        </ul>
      )}
      {menu.length > 0 && (
        <ul className="mt-3 border-t border-line pt-2">
          {menu.map((entry) => (
            <li key={entry.to}>
              <MenuEntry entry={entry} className={drawerItemClass} />
            </li>
          ))}
        </ul>
      )}
      {session.status === "customer" && (
        <DrawerLink to="/logout" icon="log-out" own>
          {t("core.logout")}
        </DrawerLink>
      )}
      <LanguageSwitcher className="mt-3 border-t border-line px-1.5 py-2" />
    </>
  );
}

/** The menu of small screens; sub-categories have a view of their own (specification, section 2). */
export default function MenuDrawer() {
  const t = useT();
  const [category, setCategory] = useState<Category | null>(null);
  return (
    <Drawer open side="left" width={drawerWidths.menu} title={category?.name ?? t("core.menu")} onClose={drawers.close}>
      {category ? (
        <SubCategories category={category} onBack={() => setCategory(null)} />
      ) : (
        <MainMenu onCategory={setCategory} />
      )}
    </Drawer>
  );
}
