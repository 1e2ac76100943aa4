import { useState, type ReactNode } from "react";
import { groupDigits } from "@shop/kit/money";
import { Link } from "../../../i18n/link.tsx";
import { useT } from "../../../i18n/locale.tsx";

export interface FilterOption {
  /** Of the form's field, where it is not that of its group. */
  name?: string | undefined;
  value: string | number;
  label: string;
  /** Products that would be shown; left out where it is not known. */
  count?: number | undefined;
  checked: boolean;
  /** The page that it is, where it is one of its own. */
  to?: string | false;
}

/** Options shown at once; the others are behind one tap. */
const shownOptions = 7;

const line = "flex min-h-11 cursor-pointer items-center gap-3 hover:text-accent-ink lg:min-h-9";

function Option({ name, option }: { name: string; option: FilterOption }) {
  const words = (
    <>
      {option.label}
      {option.count !== undefined && <span className="ms-auto text-sm text-muted tabular-nums">{groupDigits(option.count)}</span>}
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
    <label className={line}>
      <input type={name === "cat_id" ? "radio" : "checkbox"} name={option.name ?? name} value={option.value} checked={option.checked} onChange={noChange} className="size-5 shrink-0 accent-accent-ink" />
      {words}
    </label>
  );
}

/** The form hears of changes; React only wants to know that somebody does. */
function noChange() {}

/** Part of the filters, under what it is about. */
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
  /** Of the form's fields: one category is chosen, and several of all else. */
  name: string;
  options: FilterOption[];
}

/** A group of choices in one order, so that none moves under the pointer; behind the tap only what is not chosen. */
export function FilterGroup({ legend, name, options }: FilterGroupProps) {
  const t = useT();
  const [shown, more] = [options.slice(0, shownOptions), options.slice(shownOptions)];
  // What is taken back there does not close it under the hand.
  const [open] = useState(more.some(({ checked }) => checked));
  if (options.length === 0) return null;
  const render = (option: FilterOption) => <Option key={option.name ?? option.value} name={name} option={option} />;
  return (
    <FilterPart legend={legend}>
      {shown.map(render)}
      {more.length > 0 && (
        <details open={open}>
          <summary className="flex min-h-11 cursor-pointer items-center text-accent-ink">{t("catalog.show_more", { count: more.length })}</summary>
          {more.map(render)}
        </details>
      )}
    </FilterPart>
  );
}
