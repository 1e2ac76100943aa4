import { Form, useSubmit } from "react-router";
import { longestBuildName } from "@shop/contract/limits";
import { Link } from "../../i18n/link.tsx";
import { usePath, useT } from "../../i18n/locale.tsx";
import { Alert } from "../../ui/notices/alert.tsx";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { Button, buttonClass } from "../../ui/controls/button.tsx";
import { EmptyState } from "../../ui/notices/empty-state.tsx";
import { Field, Select } from "../../ui/controls/field.tsx";
import { Pagination } from "../../ui/pagination.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Price } from "../../ui/price.tsx";
import { useOptimisticValue } from "../../ui/timing/use-optimistic-value.ts";
import { AnswerBadge, FindingList, slotName } from "./answer-look.tsx";
import { buildPath, withPart } from "./build-path.ts";
import { type BuilderData, choicesPath, type ChoiceQuery } from "./load-builder.ts";

/** Products for a slot: compatible ones first, and the reasons why others are not. */
export function ChoicesPage({
  build,
  choosing: { query, choices },
}: {
  build: BuilderData["build"];
  choosing: NonNullable<BuilderData["choosing"]>;
}) {
  const t = useT();
  const isFull = build.full.includes(query.slot);
  const title = t("builder.choose_slot", { slot: slotName(t, query.slot) });
  return (
    <div className="page grid min-w-0 gap-4 py-2 sm:py-4">
      <Breadcrumb
        steps={[{ name: t("builder.title"), to: buildPath(build.parts) }]}
        current={slotName(t, query.slot)}
      />
      <h1 className="text-title">{title}</h1>
      {isFull && (
        <Alert tone="warning">
          {t("builder.full", { count: build.chosen.filter(({ slot }) => slot === query.slot).length })}
        </Alert>
      )}
      <Filters parts={build.parts} query={query} brands={choices.brands} key={`${query.slot} ${build.parts}`} />
      <p role="status" className="text-sm text-muted tabular-nums">
        {t("builder.counts", choices.counts)}
      </p>
      {choices.data.length === 0 && (
        <EmptyState icon="search" title={t("builder.no_choices")} text={t("builder.no_choices_text")} />
      )}
      <ul className="grid gap-3 md:grid-cols-2">
        {choices.data.map(({ product, answer, findings }) => (
          <li key={product.id} className="flex min-w-0 gap-3 card p-3">
            <Picture
              src={product.image}
              alt=""
              width={88}
              height={88}
              className="size-22 shrink-0 rounded-md bg-tile p-1"
            />
            <div className="grid min-w-0 flex-1 content-start gap-1.5">
              <Link
                to={`/product/${product.id}`}
                prefetch="none"
                className="line-clamp-2 font-medium hover:text-accent-ink hover:underline"
              >
                {product.name}
              </Link>
              <AnswerBadge answer={answer} text={t(`builder.answer_${answer}`)} />
              {findings.length > 0 && <FindingList findings={findings} />}
              <div className="flex flex-wrap items-end justify-between gap-2">
                <div>
                  <Price price={product.price} promo={product.promo_price} from={product.price_from} size="small" />
                  {!product.in_stock && <p className="text-sm text-danger">{t("builder.sold_out")}</p>}
                </div>
                {!isFull && (
                  <Link
                    to={buildPath(
                      withPart(build.chosen, {
                        slot: query.slot,
                        product_id: product.id,
                        variant_id: product.variant_option_id,
                      }),
                    )}
                    prefetch="none"
                    aria-label={t("core.named", { name: t("builder.take"), text: product.name })}
                    className={buttonClass({
                      variant: answer === "fits" || answer === "warns" ? "primary" : "secondary",
                    })}
                  >
                    {t("builder.take")}
                  </Link>
                )}
              </div>
            </div>
          </li>
        ))}
      </ul>
      <Pagination
        page={query.page}
        lastPage={choices.last_page}
        to={(page) => choicesPath(build.parts, { ...query, page })}
      />
      <Link to={buildPath(build.parts)} className={`${buttonClass({ variant: "quiet" })} justify-self-start`}>
        {t("builder.back")}
      </Link>
    </div>
  );
}

/** Applied at once; without script by the button. */
function Filters({
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
