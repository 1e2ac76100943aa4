import type { PcChoices, PcSlot } from "@shop/contract/types";
import { Link } from "../../i18n/link.tsx";
import { useT } from "../../i18n/locale.tsx";
import { Alert } from "../../ui/notices/alert.tsx";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { buttonClass } from "../../ui/controls/button.tsx";
import { EmptyState } from "../../ui/notices/empty-state.tsx";
import { Pagination } from "../../ui/pagination.tsx";
import { Thumbnail } from "../../ui/thumbnail.tsx";
import { Price } from "../../ui/price.tsx";
import { AnswerBadge, FindingList, slotName } from "./answer-look.tsx";
import { buildPath, withPart } from "./build-path.ts";
import { ChoiceFilters } from "./choice-filters.tsx";
import { type BuilderData, choicesPath } from "./load-builder.ts";

type Choice = PcChoices["data"][number];

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
      <ChoiceFilters parts={build.parts} query={query} brands={choices.brands} key={`${query.slot} ${build.parts}`} />
      <p role="status" className="text-sm text-muted tabular-nums">
        {t("builder.counts", choices.counts)}
      </p>
      {choices.data.length === 0 && (
        <EmptyState icon="search" title={t("builder.no_choices")} text={t("builder.no_choices_text")} />
      )}
      <ul className="grid gap-3 md:grid-cols-2">
        {choices.data.map((choice) => (
          <ChoiceItem
            key={choice.product.id}
            choice={choice}
            taken={isFull ? null : buildPath(withPart(build.chosen, partOf(query.slot, choice.product)))}
          />
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

const partOf = (slot: PcSlot, { id, variant_option_id }: Choice["product"]) => ({
  slot,
  product_id: id,
  variant_id: variant_option_id,
});

/** A product with whether it fits; `taken` is the address of the build with it, null if the slot is full. */
function ChoiceItem({ choice: { product, answer, findings }, taken }: { choice: Choice; taken: string | null }) {
  const t = useT();
  return (
    <li className="flex min-w-0 gap-3 card p-3">
      <Thumbnail src={product.image} size={88} />
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
          {taken && (
            <Link
              to={taken}
              prefetch="none"
              aria-label={t("core.named", { name: t("builder.take"), text: product.name })}
              className={buttonClass({ variant: answer === "fits" || answer === "warns" ? "primary" : "secondary" })}
            >
              {t("builder.take")}
            </Link>
          )}
        </div>
      </div>
    </li>
  );
}
