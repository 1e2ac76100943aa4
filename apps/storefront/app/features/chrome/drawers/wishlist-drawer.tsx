import type { Ref } from "react";
import { useLocation } from "react-router";
import type { WishlistLine } from "@shop/contract/types";
import { Link } from "../../../i18n/link.tsx";
import { useT } from "../../../i18n/locale.tsx";
import { drawerWidths } from "../../../lib/constants.ts";
import { productPath } from "../../../lib/links/product-path.ts";
import { loginPath } from "../../../lib/links/return-path.ts";
import { cart } from "../../../state/cart/cart.ts";
import { drawers } from "../../../state/drawers.ts";
import { useSession } from "../../../state/session.ts";
import { snackbar } from "../../../state/snackbar.ts";
import { useWishlist, wishlist } from "../../../state/wishlist/wishlist.ts";
import { Button, buttonClass } from "../../../ui/controls/button.tsx";
import { Drawer } from "../../../ui/dialogs/drawer.tsx";
import { EmptyState } from "../../../ui/notices/empty-state.tsx";
import { IconButton } from "../../../ui/controls/icon-button.tsx";
import { Thumbnail } from "../../../ui/thumbnail.tsx";
import { Price } from "../../../ui/price.tsx";
import { leaveLine } from "./leave-line.ts";
import { LoadingLines } from "./loading-lines.tsx";
import { useLinesSoFar } from "./use-lines-so-far.ts";

/** The wishlist drawer on the right (specification, section 2). */
export default function WishlistDrawer() {
  const t = useT();
  const { known, failed, lines, ids } = useWishlist();
  const guest = useSession().status !== "customer";
  const location = useLocation();
  return (
    <Drawer open side="right" width={drawerWidths.wishlist} title={t("core.wishlist")} onClose={drawers.close}>
      {!known && (
        <LoadingLines
          loaded={failed ? { state: "failed", retry: wishlist.retry } : { state: "loading" }}
          failed={t("drawers.wishlist_failed")}
        />
      )}
      {known && ids.size === 0 && (
        <EmptyState
          icon="heart"
          title={t("drawers.wishlist_empty")}
          text={t("drawers.wishlist_empty_text")}
          action={
            guest ? (
              <Link to={loginPath(location)} className={buttonClass()} onClick={drawers.close}>
                {t("core.login")}
              </Link>
            ) : (
              <Link to="/category" className={buttonClass({ variant: "secondary" })} onClick={drawers.close}>
                {t("core.all_category")}
              </Link>
            )
          }
        />
      )}
      <Lines lines={lines} />
    </Drawer>
  );
}

function Lines({ lines }: { lines: WishlistLine[] }) {
  const { shown, last } = useLinesSoFar(lines);
  return (
    <ul>
      {shown.map((line, index) => (
        <Line key={line.wishlist_id} line={line} ref={index === shown.length - 1 ? last : undefined} />
      ))}
    </ul>
  );
}

function Line({ line, ref }: { line: WishlistLine; ref: Ref<HTMLLIElement> | undefined }) {
  const t = useT();
  return (
    <li ref={ref} className="relative grid grid-cols-[4.5rem_1fr_auto] gap-x-3 border-b border-line py-3 pr-1.5 pl-4">
      <Thumbnail src={line.image} size={72} className="row-span-2" />
      <div className="min-w-0">
        <Link
          to={productPath(line.id, line.variant_option_id)}
          className="line-clamp-2 text-sm font-medium after:absolute after:inset-0 hover:underline"
          onClick={drawers.close}
        >
          {line.name}
        </Link>
        {line.variant_name && <p className="text-sm text-muted">{line.variant_name}</p>}
      </div>
      <IconButton
        icon="trash"
        label={t("drawers.remove_named", { name: line.name })}
        className="-my-2.5 text-muted"
        onClick={({ currentTarget }) => {
          leaveLine(currentTarget);
          wishlist.toggle(line);
        }}
      />
      {/* Below the button too: "Choose options" would take two lines beside it. */}
      <div className="col-span-2 col-start-2 min-w-0">
        {line.price === null && !line.in_stock ? (
          <p className="text-sm text-muted">{t("core.unavailable")}</p>
        ) : (
          <>
            <Price price={line.price} promo={line.promo_price} from={line.price_from} size="small" />
            <BuyButton line={line} />
          </>
        )}
      </div>
    </li>
  );
}

/** Adds a wished product to the cart, or links to it if an option has to be chosen first. */
function BuyButton({ line }: { line: WishlistLine }) {
  const t = useT();
  const look = { variant: "secondary" } as const;
  const price = line.promo_price ?? line.price;
  if (!line.in_stock) return <p className="text-sm text-muted">{t("drawers.sold_out")}</p>;
  if (price === null) return null;
  const labelOf = (text: string) => t("core.named", { name: text, text: line.name });
  if (line.choice_open) {
    const text = t("drawers.choose_options");
    return (
      <Link
        to={productPath(line.id)}
        aria-label={labelOf(text)}
        className={`relative mt-1 ${buttonClass(look)}`}
        onClick={drawers.close}
      >
        {text}
      </Link>
    );
  }
  async function add(): Promise<void> {
    const { id, name, image, variant_name, variant_option_id } = line;
    const added = await cart.add({ id, name, image, price: price!, quantity: 1, variant_name, variant_option_id });
    if (added === "there") snackbar.show(t("drawers.added_to_cart", { name }));
  }
  const text = t("drawers.add_to_cart");
  return (
    <Button {...look} aria-label={labelOf(text)} className="relative mt-1" onClick={() => void add()}>
      {text}
    </Button>
  );
}
