import type { ProductVariant } from "@shop/contract/types";
import type { ShownProduct } from "./load-product.ts";

export interface ProductFacts {
  product: ShownProduct;
  store: string;
  currency: string;
  /** Absolute address of a path of the store in the page's language. */
  address: (path: string) => string;
  /** Absolute address of a picture. */
  picture: (image: string) => string;
  /** What the language calls the home page. */
  home: string;
}

const paid = (priced: Pick<ProductVariant, "price" | "promo_price">) => priced.promo_price ?? priced.price;
const availability = (inStock: boolean) => `https://schema.org/${inStock ? "InStock" : "OutOfStock"}`;

function offer({ product, store, currency, address }: ProductFacts) {
  const page = address(`/product/${product.id}`);
  const shared = { "@type": "Offer", priceCurrency: currency, itemCondition: "https://schema.org/NewCondition", seller: { "@type": "Organization", name: store } };
  const prices = product.variants.map(paid).filter((price) => price !== null);
  if (prices.length > 1) {
    return {
      "@type": "AggregateOffer",
      priceCurrency: currency,
      lowPrice: Math.min(...prices),
      highPrice: Math.max(...prices),
      offerCount: prices.length,
      availability: availability(product.in_stock),
      url: page,
    };
  }
  const price = paid(product);
  if (price === null) return undefined;
  return {
    ...shared,
    price,
    url: page,
    availability: availability(product.in_stock),
    ...(product.promo_price !== null && product.promo_ends_at && { priceValidUntil: product.promo_ends_at.slice(0, 10) }),
  };
}

/** Product, Offer and BreadcrumbList for search engines (schema.org); a product without a price has no offer. */
export function structuredData(facts: ProductFacts): Record<string, unknown>[] {
  const { product, address, picture, home } = facts;
  const trail = [{ name: home, to: "/" }, ...product.breadcrumb, { name: product.name, to: `/product/${product.id}` }];
  const offers = offer(facts);
  return [
    {
      "@context": "https://schema.org",
      "@type": "Product",
      name: product.name,
      sku: product.sku,
      image: product.images.map(picture),
      url: address(`/product/${product.id}`),
      ...(product.model && { mpn: product.model }),
      ...(product.brand && { brand: { "@type": "Brand", name: product.brand } }),
      ...(product.description && { description: plainText(product.description) }),
      ...(offers && { offers }),
    },
    {
      "@context": "https://schema.org",
      "@type": "BreadcrumbList",
      itemListElement: trail.map(({ name, to }, index) => ({ "@type": "ListItem", position: index + 1, name, item: address(to) })),
    },
  ];
}

/** Longest description that search engines show any part of. */
const longestDescription = 500;
const entities: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#39;": "'", "&nbsp;": " " };

/** The words of safe HTML. */
export function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, " ")
    .replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => entities[entity]!)
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, longestDescription);
}
