import type { ReactNode } from "react";
import { useT } from "../../../i18n/locale.tsx";
import { useSite } from "../../../lib/site.ts";
import { compare, useIsCompared } from "../../../state/compare.ts";
import { useIsWished, wishlist } from "../../../state/wishlist/wishlist.ts";
import { Icon } from "../../../ui/icons/icon.tsx";

interface ListedProduct {
  id: number;
  name: string;
  image: string;
}

interface ToggleProps {
  product: ListedProduct;
  /** Id of the chosen variant. */
  variant?: number | null;
  /** Text beside the icon; without it only the icon is shown. */
  label?: ReactNode;
}

const look = {
  icon: "relative z-10 grid size-11 place-items-center rounded-md text-muted fade hover:text-ink aria-pressed:text-accent-ink [&[aria-pressed=true]_svg]:fill-current",
  labelled:
    "inline-flex min-h-11 items-center gap-2 rounded-md px-3 text-sm font-medium text-ink fade hover:bg-surface-2 aria-pressed:text-accent-ink [&[aria-pressed=true]_svg]:fill-current",
};

/** Adds a product to the wishlist or removes it; a guest is asked to sign in. */
export function WishlistToggle({ product, variant = null, label }: ToggleProps) {
  const t = useT();
  const wished = useIsWished(product.id);
  return (
    <button
      type="button"
      aria-pressed={wished}
      aria-label={t("catalog.wish_named", { name: product.name })}
      onClick={() => wishlist.toggle({ id: product.id, variant_option_id: variant })}
      className={label ? look.labelled : look.icon}
    >
      <Icon name="heart" className="size-5" />
      {label}
    </button>
  );
}

/** Adds a product to the compare list or removes it; hidden in stores without a store code (specification, section 2). */
export function CompareToggle({ product, variant = null, label }: ToggleProps) {
  const t = useT();
  const site = useSite();
  const compared = useIsCompared(product.id);
  if (site.store_code === null) return null;
  return (
    <button
      type="button"
      aria-pressed={compared}
      aria-label={t("catalog.compare_named", { name: product.name })}
      onClick={() => (compared ? compare.remove(product.id) : compare.add(product, variant))}
      className={label ? look.labelled : look.icon}
    >
      <Icon name="scale" className="size-5" />
      {label}
    </button>
  );
}
