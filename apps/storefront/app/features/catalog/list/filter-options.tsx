import { groupDigits } from "@shop/kit/money";
import { useT } from "../../../i18n/locale.tsx";

export interface FilterOption {
  /** Of the form's field, where it is not that of its group. */
  name?: string | undefined;
  value: string | number;
  label: string;
  /** Products that would be shown; left out where it is not known. */
  count?: number | undefined;
  checked: boolean;
}

/** Options shown at once; the others are behind one tap. */
const shownOptions = 7;

function Option({ type, name, option }: { type: "checkbox" | "radio"; name: string; option: FilterOption }) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 lg:min-h-9">
      <input type={type} name={option.name ?? name} value={option.value} checked={option.checked} onChange={noChange} className="size-5 shrink-0 accent-accent-ink" />
      {option.label}
      {option.count !== undefined && <span className="ms-auto text-sm text-muted tabular-nums">{groupDigits(option.count)}</span>}
    </label>
  );
}

/** The form hears of changes; React only wants to know that somebody does. */
function noChange() {}

export interface FilterGroupProps {
  legend: string;
  type: "checkbox" | "radio";
  name: string;
  options: FilterOption[];
}

/** A group of choices in one order, so that none moves under the pointer; behind the tap only what is not chosen. */
export function FilterGroup({ legend, type, name, options }: FilterGroupProps) {
  const t = useT();
  if (options.length === 0) return null;
  const [shown, more] = [options.slice(0, shownOptions), options.slice(shownOptions)];
  const render = (option: FilterOption) => <Option key={option.name ?? option.value} type={type} name={name} option={option} />;
  return (
    <fieldset className="border-t border-line py-3 max-lg:first-of-type:border-t-0">
      <legend className="float-start mb-1 w-full font-semibold">{legend}</legend>
      <div className="clear-both">{shown.map(render)}</div>
      {more.length > 0 && (
        <details open={more.some(({ checked }) => checked)}>
          <summary className="flex min-h-11 cursor-pointer items-center text-accent-ink">{t("catalog.show_more", { count: more.length })}</summary>
          {more.map(render)}
        </details>
      )}
    </fieldset>
  );
}
