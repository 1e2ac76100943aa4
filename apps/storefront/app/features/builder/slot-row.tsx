import type { PcBuild, PcPart, PcSlot } from "@shop/contract/types";
import { Link } from "../../i18n/link.tsx";
import { useT } from "../../i18n/locale.tsx";
import { buttonClass } from "../../ui/controls/button.tsx";
import { Icon, type IconName } from "../../ui/icons/icon.tsx";
import { Thumbnail } from "../../ui/thumbnail.tsx";
import { Price } from "../../ui/price.tsx";
import { slotName } from "./answer-look.tsx";
import { buildPath, takesSeveral, withQuantity, withVariant } from "./build-path.ts";

/** A slot and its parts. Every change is a link, so it works without script and "back" undoes it. */
export function SlotRow({ slot, build, offered }: { slot: PcSlot; build: PcBuild; offered: boolean }) {
  const t = useT();
  const parts = build.chosen.filter((part) => part.slot === slot);
  const isFull = build.full.includes(slot);
  const required = build.missing.includes(slot) || parts.length > 0;
  const label =
    parts.length === 0 ? t("builder.choose") : takesSeveral(slot) ? t("builder.choose_more") : t("builder.change");
  return (
    <li className="grid gap-3 card p-3 md:p-4">
      <div className="flex items-center justify-between gap-3">
        <h2 className="font-semibold">
          {slotName(t, slot)}{" "}
          {!required && <span className="font-normal text-sm text-muted">{t("builder.optional")}</span>}
        </h2>
        {offered && !isFull && (
          <Link
            to={buildPath(build.parts, { slot })}
            prefetch="none"
            className={`${buttonClass({ variant: slot === build.missing[0] ? "primary" : "secondary" })} shrink-0 print:hidden`}
            aria-label={t("core.named", { name: label, text: slotName(t, slot) })}
          >
            {label}
          </Link>
        )}
      </div>
      {parts.map((part) => (
        <PartLine key={`${part.product_id}-${part.variant_id}`} part={part} build={build} />
      ))}
      {isFull && <p className="text-sm text-muted print:hidden">{t("builder.full", { count: parts.length })}</p>}
    </li>
  );
}

function PartLine({ part, build }: { part: PcPart; build: PcBuild }) {
  const t = useT();
  const { product_id: id, name, image, variant_id, variant_name, quantity, price, pieces, variants } = part;
  const to = (parts: string) => buildPath(parts);
  return (
    <div className="flex items-start gap-3">
      <Thumbnail src={image} size={64} />
      <div className="grid min-w-0 flex-1 gap-1">
        <Link to={`/product/${id}`} className="font-medium hover:text-accent-ink hover:underline">
          {name}
        </Link>
        {variants.length > 1 ? (
          <ul className="flex flex-wrap gap-1.5 print:hidden">
            {variants.map((variant) => (
              <li key={variant.id}>
                <Link
                  to={to(withVariant(build.chosen, part, variant.id))}
                  prefetch="none"
                  preventScrollReset
                  aria-current={variant.id === variant_id ? "true" : undefined}
                  className={`inline-flex min-h-11 items-center rounded-md border px-3 text-sm ${variant.id === variant_id ? "border-accent-ink bg-accent-soft font-semibold text-accent-ink" : "border-line-strong hover:bg-surface-2"}`}
                >
                  {variant.name}
                </Link>
              </li>
            ))}
          </ul>
        ) : null}
        {variant_name && (
          <p className={variants.length > 1 ? "hidden text-sm text-muted print:block" : "text-sm text-muted"}>
            {variant_name}
          </p>
        )}
        <div className="flex flex-wrap items-center gap-x-3">
          <Price price={price} size="small" />
          {quantity > 1 && <span className="tabular-nums">× {quantity}</span>}
          {pieces < quantity && (
            <span className="text-sm font-medium text-danger">
              {pieces <= 0 ? t("builder.sold_out") : t("builder.few", { count: pieces })}
            </span>
          )}
        </div>
      </div>
      <div className="-me-2 -mt-2.5 flex shrink-0 flex-wrap justify-end print:hidden">
        {takesSeveral(part.slot) && (
          <>
            {quantity > 1 && (
              <Act
                to={to(withQuantity(build.chosen, part, quantity - 1))}
                icon="minus"
                label={t("core.named", { name: t("builder.fewer"), text: name })}
              />
            )}
            {quantity < 9 && (
              <Act
                to={to(withQuantity(build.chosen, part, quantity + 1))}
                icon="plus"
                label={t("core.named", { name: t("builder.more"), text: name })}
              />
            )}
          </>
        )}
        <Act
          to={to(withQuantity(build.chosen, part, 0))}
          icon="x"
          label={t("core.named", { name: t("builder.remove"), text: name })}
        />
      </div>
    </div>
  );
}

function Act({ to, icon, label }: { to: string; icon: IconName; label: string }) {
  return (
    <Link
      to={to}
      prefetch="none"
      preventScrollReset
      aria-label={label}
      className="grid size-11 place-items-center rounded-md text-muted hover:bg-surface-2 hover:text-ink"
    >
      <Icon name={icon} className="size-5" />
    </Link>
  );
}
