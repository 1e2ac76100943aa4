import { splitPath } from "@shop/kit/locale";
import { longestSearch } from "@shop/contract/limits";
import { Link } from "../../i18n/link.tsx";
import { usePath, useT } from "../../i18n/locale.tsx";
import { loadArea } from "../../i18n/messages.ts";
import { Button, buttonClass } from "../../ui/controls/button.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import { loadCategories } from "./menu/catalog-data.ts";
import { useLoaded } from "./menu/use-loaded.ts";

await loadArea("search");

export interface Way {
  to: string;
  name: string;
}

/** The categories that the server rendered, read from the HTML for hydration. */
const written: Way[] | null = import.meta.env.SSR
  ? null
  : [...document.querySelectorAll("[data-way]")].map((link) => ({
      to: splitPath(link.getAttribute("href")!).path,
      name: link.textContent,
    }));

/** Loads the categories if the server did not render them: after a client-side navigation, or if it had none. */
const loadWays = written?.length ? () => Promise.resolve(null) : loadCategories;

/** Suggestions on a 404 page: a search field and the store's categories. `found` is available on the server only. */
export default function LostWays({ found }: { found: Way[] | null }) {
  const t = useT();
  const path = usePath();
  const loaded = useLoaded<Way[]>(loadWays);
  const ways = loaded.state === "there" ? loaded.value : (found ?? written ?? []);
  return (
    <>
      <form
        role="search"
        aria-label={t("search.label")}
        action={path("/search")}
        className="flex w-full max-w-md gap-2"
      >
        <input
          type="search"
          name="text"
          aria-label={t("search.label")}
          placeholder={t("search.placeholder")}
          maxLength={longestSearch}
          autoComplete="off"
          enterKeyHint="search"
          className="min-h-11 w-full rounded-md border border-line-strong bg-surface px-3 text-ink placeholder:text-muted focus:border-accent"
        />
        <Button type="submit" variant="secondary" aria-label={t("search.submit")}>
          <Icon name="search" className="size-5" />
        </Button>
      </form>
      {/* A single row on a phone, whose height does not depend on the categories. */}
      <ul className="flex w-full gap-2 overflow-x-auto overscroll-x-contain justify-center-safe pb-1 lg:flex-wrap">
        {[{ to: "/category", name: t("core.all_category") }, { to: "/brands", name: t("core.all_brand") }, ...ways].map(
          ({ to, name }, index) => (
            <li key={to} className="shrink-0">
              <Link to={to} data-way={index < 2 ? undefined : ""} className={buttonClass({ variant: "secondary" })}>
                {name}
              </Link>
            </li>
          ),
        )}
      </ul>
    </>
  );
}
