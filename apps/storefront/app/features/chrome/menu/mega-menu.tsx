import { useRef, useState, type KeyboardEvent } from "react";
import { subcategoryPath } from "@shop/contract/pages";
import type { Category } from "@shop/contract/types";
import { Link } from "../../../i18n/link.tsx";
import { useT } from "../../../i18n/locale.tsx";
import { Alert } from "../../../ui/notices/alert.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { Icon } from "../../../ui/icons/icon.tsx";
import { Thumbnail } from "../../../ui/thumbnail.tsx";
import { Skeleton } from "../../../ui/notices/skeleton.tsx";
import { loadCategories, loadGroups } from "./catalog-data.ts";
import { useLoaded } from "./use-loaded.ts";

const loaders = new Map<number, () => ReturnType<typeof loadGroups>>();
const groupsOf = (id: number) => loaders.get(id) ?? loaders.set(id, () => loadGroups(id)).get(id)!;

function Groups({ category }: { category: Category }) {
  const t = useT();
  const loaded = useLoaded(groupsOf(category.id));
  if (loaded.state === "loading") {
    return (
      <div className="grid grid-cols-3 gap-8" aria-busy="true">
        {[0, 1, 2].map((column) => (
          <div key={column} className="grid content-start gap-3">
            <Skeleton className="h-5 w-32" />
            <Skeleton className="h-4 w-40" />
            <Skeleton className="h-4 w-36" />
            <Skeleton className="h-4 w-28" />
          </div>
        ))}
      </div>
    );
  }
  return (
    <>
      <Link
        to={category.to}
        className="mb-4 inline-flex min-h-11 items-center gap-1 font-semibold text-accent-ink hover:underline"
      >
        {t("core.see_all_of", { name: category.name })}
        <Icon name="chevron-right" className="size-4" />
      </Link>
      {loaded.state === "there" && (
        <div className="gap-8 xl:columns-4 lg:columns-3">
          {loaded.value.map((group) => (
            <section key={group.id} className="mb-6 break-inside-avoid">
              <h3 className="mb-1 font-semibold">{group.name}</h3>
              <ul>
                {group.subcategories.map((sub) => (
                  <li key={sub.id}>
                    <Link
                      to={subcategoryPath(category.id, sub.id)}
                      className="flex min-h-9 items-center text-muted hover:text-accent-ink hover:underline"
                    >
                      {sub.name}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
    </>
  );
}

/** Milliseconds that the pointer has to rest on a category; on its way to a sub-category it crosses others. */
const rest = 120;

/** The arrow keys move between categories, skipping their contents. */
function step(event: KeyboardEvent<HTMLUListElement>): void {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>(":scope > li > a")];
  const at = links.findIndex((link) => link.parentElement!.contains(document.activeElement));
  if (!by || at < 0) return;
  event.preventDefault();
  links[at + by]?.focus();
}

/** The categories beside their groups of sub-categories, below the menu bar. Tab moves from a category into its groups. */
export default function MegaMenu() {
  const t = useT();
  const loaded = useLoaded(loadCategories);
  const [chosen, setChosen] = useState<number | null>(null);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const categories = loaded.state === "there" ? loaded.value : [];
  const active = categories.find(({ id }) => id === chosen) ?? categories[0];
  return (
    <div className="khmer absolute inset-x-0 top-full border-b border-line bg-surface shadow-float">
      <div className="page max-h-[70vh] overflow-y-auto py-6">
        {loaded.state === "failed" && (
          <Alert tone="warning">
            {t("core.categories_failed")}{" "}
            <Button variant="secondary" onClick={loaded.retry}>
              {t("core.try_again")}
            </Button>
          </Alert>
        )}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- It hears the keys of the links in it. */}
        <ul
          onKeyDown={step}
          className="grid grid-cols-[16rem_1fr] gap-x-8"
          style={{ gridTemplateRows: `repeat(${categories.length}, auto) 1fr` }}
        >
          {loaded.state === "loading" &&
            [0, 1, 2, 3, 4, 5].map((row) => <Skeleton key={row} className="col-start-1 mb-2 h-11" />)}
          {categories.map((category) => (
            <li key={category.id} className="contents">
              <Link
                to={category.to}
                onMouseEnter={() => (resting.current = setTimeout(setChosen, rest, category.id))}
                onMouseLeave={() => clearTimeout(resting.current)}
                onFocus={() => setChosen(category.id)}
                className={classNames(
                  "col-start-1 flex min-h-12 items-center gap-3 rounded-md px-3 font-medium",
                  category === active && "bg-accent-soft text-accent-ink",
                )}
              >
                <Thumbnail src={category.image} size={32} />
                {category.name}
              </Link>
              {category === active && (
                <div className="col-start-2 row-start-1 -row-end-1">
                  <Groups category={category} />
                </div>
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
