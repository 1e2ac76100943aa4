import { Form, useSubmit } from "react-router";
import { longestBuildName } from "@shop/contract/limits";
import { usePath, useT } from "../../i18n/locale.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { Field, Select } from "../../ui/controls/field.tsx";
import { useOptimisticValue } from "../../ui/timing/use-optimistic-value.ts";
import type { ChoiceQuery } from "./load-builder.ts";

/** The filters of the products for a slot. Applied at once; without script by the button. */
export function ChoiceFilters({
  parts,
  query,
  brands,
}: {
  parts: string;
  query: ChoiceQuery;
  brands: { id: number; name: string }[];
}) {
  const t = useT();
  const path = usePath();
  const submit = useSubmit();
  const [{ brand, sort, fits, stock }, setAhead] = useOptimisticValue(query);
  // The name is applied by the button, so a result for another filter must not reset what is being typed.
  const [name, setName] = useOptimisticValue(query.name);
  const choose = (chosen: Partial<ChoiceQuery>) => setAhead((ahead) => ({ ...ahead, ...chosen }));
  return (
    <Form
      method="get"
      action={path("/pcbuilder")}
      onChange={(event) =>
        (event.target as Element).matches("select, [type=checkbox]") &&
        void submit(event.currentTarget, { preventScrollReset: true, replace: true })
      }
      className="grid grid-cols-2 items-end gap-3 lg:grid-cols-4"
    >
      <input type="hidden" name="parts" value={parts} />
      <input type="hidden" name="slot" value={query.slot} />
      <Field
        label={t("builder.filter_name")}
        name="name"
        type="search"
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
        maxLength={longestBuildName}
      />
      <Select
        label={t("builder.filter_brand")}
        name="brand"
        value={brand}
        onChange={({ currentTarget }) => choose({ brand: currentTarget.value })}
      >
        <option value="">{t("builder.any_brand")}</option>
        {brands.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <Select
        className="col-span-2 lg:col-span-1"
        label={t("builder.filter_sort")}
        name="sort"
        value={sort}
        onChange={({ currentTarget }) => choose({ sort: currentTarget.value as ChoiceQuery["sort"] })}
      >
        {(["popular", "price_asc", "price_desc"] as const).map((one) => (
          <option key={one} value={one}>
            {t(`builder.sort_${one}`)}
          </option>
        ))}
      </Select>
      <div className="col-span-2 flex flex-wrap items-center gap-x-4 lg:col-span-1">
        <Tick name="fits" label={t("builder.only_fits")} checked={fits} onTick={(ticked) => choose({ fits: ticked })} />
        <Tick
          name="stock"
          label={t("builder.only_stock")}
          checked={stock}
          onTick={(ticked) => choose({ stock: ticked })}
        />
        <Button type="submit" variant="secondary">
          {t("builder.show")}
        </Button>
      </div>
    </Form>
  );
}

function Tick({
  name,
  label,
  checked,
  onTick,
}: {
  name: string;
  label: string;
  checked: boolean;
  onTick: (checked: boolean) => void;
}) {
  return (
    <label className="inline-flex min-h-11 items-center gap-2">
      <input
        type="checkbox"
        name={name}
        value="1"
        checked={checked}
        onChange={({ currentTarget }) => onTick(currentTarget.checked)}
        className="size-5 accent-accent"
      />
      {label}
    </label>
  );
}
