import { useState, type ReactNode } from "react";
import type { Facets } from "@shop/contract/types";
import { groupDigits } from "@shop/kit/money";
import { Link } from "../../../i18n/link.tsx";
import { useT } from "../../../i18n/locale.tsx";
import { atLeast } from "./at-least.ts";

/** Number of products that an option would show; null if unknown. */
export type Counted = Facets["in_stock"];

export interface FilterOption {
  /** Name of the form field, if it differs from the group's. */
  name?: string | undefined;
  value: string | number;
  label: string;
  counted?: Counted | undefined;
  checked: boolean;
  /** Path of the option's own page, if it has one. */
  to?: string | false;
}

/** Options shown at once; the others are in an expandable part. A single one more takes no more space than its summary. */
const shownOptions = 7;
/** Above this many options, which only brands have, a field finds one by its name. */
const manyOptions = 24;

const fold = (text: string) => text.normalize("NFKC").trim().toLowerCase();

const line = "flex min-h-11 cursor-pointer items-center gap-3 wrap-anywhere hover:text-accent-ink lg:min-h-9";

/** A hidden option is still part of the form, so it stays chosen. */
function Option({ name, option, hidden }: { name: string; option: FilterOption; hidden: boolean }) {
  const { count = null, at_least } = option.counted ?? {};
  const words = (
    <>
      {option.label}
      {count !== null && (
        <span className="ms-auto text-sm text-muted tabular-nums">{(at_least ? atLeast : groupDigits)(count)}</span>
      )}
    </>
  );
  if (option.to) {
    return (
      <Link to={option.to} className={line}>
        {words}
      </Link>
    );
  }
  return (
    <label className={line} hidden={hidden}>
      <input
        type={name === "cat_id" ? "radio" : "checkbox"}
        name={option.name ?? name}
        value={option.value}
        checked={option.checked}
        onChange={noChange}
        className="size-5 shrink-0 accent-accent-ink"
      />
      {words}
    </label>
  );
}

/** The form handles changes; React only requires a handler on controlled inputs. */
function noChange() {}

/** A group of filters with its legend. */
export function FilterPart({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="border-t border-line py-3 max-lg:first-of-type:border-t-0">
      <legend className="float-start mb-1 w-full font-semibold">{legend}</legend>
      <div className="clear-both">{children}</div>
    </fieldset>
  );
}

interface FilterGroupProps {
  legend: string;
  /** Name of the form field. */
  name: string;
  options: FilterOption[];
}

/** A group of options in a fixed order, so that nothing moves under the pointer. */
export function FilterGroup({ legend, name, options }: FilterGroupProps) {
  const t = useT();
  const cut = options.length > shownOptions + 1 ? shownOptions : options.length;
  const [shown, more] = [options.slice(0, cut), options.slice(cut)];
  // Open initially if something in it is chosen; unchecking that does not close it.
  const [open] = useState(more.some(({ checked }) => checked));
  const [sought, setSought] = useState("");
  if (options.length === 0) return null;
  const isSought = ({ label }: FilterOption) => fold(label).includes(sought);
  const render = (option: FilterOption) => (
    <Option key={option.name ?? option.value} name={name} option={option} hidden={!isSought(option)} />
  );
  return (
    <FilterPart legend={legend}>
      {options.length > manyOptions && (
        <input
          type="search"
          aria-label={t("core.named", { name: legend, text: t("search.submit") })}
          placeholder={t("search.submit")}
          autoComplete="off"
          // Not a choice: the list is neither loaded nor counted for it.
          onChange={(event) => {
            event.stopPropagation();
            setSought(fold(event.currentTarget.value));
          }}
          // Leaves room for what is found above a phone's keyboard.
          onFocus={({ currentTarget }) => matchMedia("(pointer: coarse)").matches && currentTarget.scrollIntoView()}
          onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
          className="mb-1 min-h-11 w-full scroll-mt-2 rounded-md border border-line-strong bg-surface px-3 text-base noscript:hidden lg:min-h-9"
        />
      )}
      {shown.map(render)}
      {!options.some(isSought) && (
        <p role="status" className="py-2 text-muted">
          {t("catalog.empty_title")}
        </p>
      )}
      {more.length > 0 && (
        <details open={open || sought !== ""} className="group">
          <summary hidden={sought !== ""} className="flex min-h-11 cursor-pointer items-center text-accent-ink">
            <span className="group-open:hidden">{t("catalog.show_more", { count: more.length })}</span>
            <span className="hidden group-open:block">{t("catalog.show_fewer")}</span>
          </summary>
          {more.map(render)}
          {/* Only the foremost brands of a list are options. */}
          {name === "brand_id" && (
            <Link to="/brands" className={`${line} text-accent-ink`}>
              {t("core.all_brand")}
            </Link>
          )}
        </details>
      )}
    </FilterPart>
  );
}
