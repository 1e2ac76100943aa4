import { useState, type SubmitEvent } from "react";
import { useRevalidator } from "react-router";
import { longestBuildName } from "@shop/contract/limits";
import type { PcBuild } from "@shop/contract/types";
import { Link } from "../../i18n/link.tsx";
import { listText } from "../../i18n/list-text.ts";
import { useLocale, useT } from "../../i18n/locale.tsx";
import { browserApi } from "../../lib/browser/browser-api.ts";
import { useSite } from "../../lib/site.ts";
import { useShare } from "../../parts/use-share.tsx";
import { cart } from "../../state/cart/cart.ts";
import { savedBuilds } from "../../state/saved-builds.ts";
import { snackbar } from "../../state/snackbar.ts";
import { Button, buttonClass } from "../../ui/controls/button.tsx";
import { Field } from "../../ui/controls/field.tsx";
import { Icon } from "../../ui/icons/icon.tsx";

/** Add everything to the cart, have it built where the store has services, share, print, save. */
export function BuildActions({ build }: { build: PcBuild }) {
  const t = useT();
  const { language } = useLocale();
  const { menu } = useSite();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const [left, setLeft] = useState<string[]>([]);
  const { share, address } = useShare({
    title: t("builder.title"),
    copied: t("builder.share_copied"),
    byHand: t("builder.copy_address"),
  });

  async function addAll(): Promise<void> {
    setBusy(true);
    const refused = await addToCart(build);
    setLeft(refused);
    setBusy(false);
    if (refused.length > 0) void revalidate();
    const count = build.chosen.length - refused.length;
    if (count > 0) snackbar.show(count === 1 ? t("builder.cart_done_one") : t("builder.cart_done", { count }));
  }

  return (
    <div className="grid gap-3 print:hidden">
      <Button wide size="large" disabled={busy} onClick={() => void addAll()}>
        <Icon name="shopping-cart" className="size-5" />
        {t("builder.cart")}
      </Button>
      {left.length > 0 && (
        <p role="alert" className="text-sm text-danger">
          {t("builder.cart_left", { names: listText(language, left) })}
        </p>
      )}
      {menu.some(({ to }) => to === "/services") && (
        <Link to="/services" className={buttonClass({ variant: "quiet" })}>
          <Icon name="wrench" className="size-5" />
          {t("builder.assembly")}
        </Link>
      )}
      <div className="grid grid-cols-2 gap-2">
        <Button variant="secondary" onClick={() => void share()}>
          <Icon name="share-2" className="size-5" />
          {t("builder.share")}
        </Button>
        <Button variant="secondary" onClick={() => print()}>
          <Icon name="printer" className="size-5" />
          {t("builder.print")}
        </Button>
      </div>
      {address}
      <SaveBuild parts={build.parts} />
      <Link to="/pcbuilder" className={buttonClass({ variant: "quiet" })}>
        {t("builder.clear")}
      </Link>
    </div>
  );
}

/**
 * Adds the parts of a build to the cart, and returns the names of those that it does not take. What is sold
 * is asked again: the page may be open for long, and a cart keeps what has sold out meanwhile.
 */
async function addToCart({ chosen, parts }: PcBuild): Promise<string[]> {
  const current = await browserApi("builder.get", { query: { parts } });
  const sold = current.ok ? current.answer.data.chosen : chosen;
  const refused: string[] = [];
  // Sequentially: the cart reports each part that it refuses.
  for (const { product_id: id, name, image, price, quantity, variant_id, variant_name } of chosen) {
    const now = sold.find((part) => part.product_id === id && part.variant_id === variant_id);
    const added =
      price !== null &&
      now &&
      now.pieces >= quantity &&
      (await cart.add({ id, name, image, price, quantity, variant_name, variant_option_id: variant_id }));
    if (!added) refused.push(name);
  }
  return refused;
}

/** Saves the build under a name. */
function SaveBuild({ parts }: Pick<PcBuild, "parts">) {
  const t = useT();
  async function save(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get("name") ?? "").trim();
    if (await savedBuilds.save({ name: name || t("builder.default_name"), parts })) snackbar.show(t("builder.saved"));
  }
  return (
    <form onSubmit={(event) => void save(event)} className="flex items-end gap-2">
      <Field
        label={t("builder.save_name")}
        name="name"
        maxLength={longestBuildName}
        placeholder={t("builder.default_name")}
        className="min-w-0 flex-1"
      />
      <Button type="submit" variant="secondary">
        {t("builder.save")}
      </Button>
    </form>
  );
}
