import type { ProductCard } from "@shop/contract/types";
import { Link } from "../../i18n/link.tsx";
import { useT } from "../../i18n/locale.tsx";
import { cart } from "../../state/cart/cart.ts";
import { snackbar } from "../../state/snackbar.ts";
import { Icon } from "../../ui/icons/icon.tsx";
import { Thumbnail } from "../../ui/thumbnail.tsx";
import { Price } from "../../ui/price.tsx";

/** Products of an answer as lines with a cart button. */
export function ProductLines({
  products,
  more,
}: {
  products: ProductCard[];
  more?: { title: string; to: string } | null;
}) {
  return (
    <div className="grid gap-2">
      <ul className="grid gap-2 sm:grid-cols-2">
        {products.map((product) => (
          <li key={product.id} className="min-w-0">
            <ProductLine product={product} />
          </li>
        ))}
      </ul>
      {more && (
        <Link to={more.to} className="link inline-flex min-h-11 items-center gap-1 justify-self-start">
          {more.title}
          <Icon name="chevron-right" className="size-4" />
        </Link>
      )}
    </div>
  );
}

/** A product as a line; the whole line links to its page. */
export function ProductLine({ product }: { product: ProductCard }) {
  const t = useT();
  return (
    <article className="relative flex h-full min-w-0 items-center gap-3 card p-2 fade hover:shadow-card">
      <Thumbnail src={product.image} size={72} />
      <div className="grid min-w-0 flex-1 gap-0.5">
        <h2 className="text-sm font-medium">
          <Link to={`/product/${product.id}`} className="line-clamp-2 after:absolute after:inset-0 after:rounded-lg">
            {product.name}
          </Link>
        </h2>
        <Price price={product.price} promo={product.promo_price} from={product.price_from} size="small" />
        {!product.in_stock && <p className="text-sm text-muted">{t("chat.sold_out")}</p>}
      </div>
      <AddButton product={product} />
    </article>
  );
}

const round = "relative z-10 grid size-11 shrink-0 place-items-center rounded-md fade";

function AddButton({ product }: { product: ProductCard }) {
  const t = useT();
  const { id, name, image } = product;
  const price = product.promo_price ?? product.price;
  if (price === null || !product.in_stock) return null;
  if (product.variant_option_type.length > 0) {
    return (
      <Link
        to={`/product/${id}`}
        aria-label={t("chat.choose", { name })}
        className={`${round} border border-line-strong text-ink hover:bg-surface-2`}
      >
        <Icon name="list-checks" className="size-5" />
      </Link>
    );
  }
  async function add(): Promise<void> {
    const added = await cart.add({
      id,
      name,
      image,
      price: price!,
      quantity: 1,
      variant_name: null,
      variant_option_id: null,
    });
    if (added === "there") snackbar.show(t("chat.added", { name }));
  }
  return (
    <button
      type="button"
      aria-label={t("chat.add", { name })}
      onClick={() => void add()}
      className={`${round} bg-accent text-on-accent hover:bg-accent-hover`}
    >
      <Icon name="shopping-cart" className="size-5" />
    </button>
  );
}
