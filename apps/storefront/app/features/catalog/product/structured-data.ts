import type { ProductVariant } from "@shop/contract/types";
import { productPath } from "../../../lib/links/product-path.ts";
import { trailData } from "../seo/trail-data.ts";
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

type Priced = Pick<ProductVariant, "price" | "promo_price" | "promo_ends_at" | "in_stock">;

const paid = (priced: Priced) => priced.promo_price ?? priced.price;
const availability = (inStock: boolean) => `https://schema.org/${inStock ? "InStock" : "OutOfStock"}`;

/** What is asked for a product or a variant; the price before a promotion is told as the one struck through. */
function offer({ store, currency }: ProductFacts, sold: Priced, url: string) {
  const price = paid(sold);
  if (price === null) return null;
  return {
    "@type": "Offer",
    url,
    price,
    priceCurrency: currency,
    availability: availability(sold.in_stock),
    itemCondition: "https://schema.org/NewCondition",
    seller: { "@type": "Organization", name: store },
    ...(sold.promo_price !== null && {
      ...(sold.promo_ends_at && { priceValidUntil: sold.promo_ends_at }),
      priceSpecification: { "@type": "UnitPriceSpecification", priceType: "https://schema.org/StrikethroughPrice", price: sold.price, priceCurrency: currency },
    }),
  };
}

/** What search engines know an option by; others are told by their name (https://schema.org/variesBy). */
const knownOptions: Record<string, string> = { Colour: "color", Color: "color", ពណ៌: "color", 颜色: "color" };

function variantData(facts: ProductFacts, variant: ProductVariant) {
  const { product, address, picture } = facts;
  const url = address(productPath(product.id, variant.variant_option_id));
  const offers = offer(facts, variant, url);
  if (!offers) return [];
  const options = product.variant_option_type.map(({ name }, index) => ({ name, value: variant.options[index] ?? "" }));
  return [
    {
      "@type": "Product",
      name: `${product.name} ${variant.options.join(" ")}`,
      sku: variant.sku,
      image: picture(variant.image),
      url,
      ...Object.fromEntries(options.flatMap(({ name, value }) => (knownOptions[name] ? [[knownOptions[name], value]] : []))),
      ...(options.some(({ name }) => !knownOptions[name]) && {
        additionalProperty: options.filter(({ name }) => !knownOptions[name]).map(({ name, value }) => ({ "@type": "PropertyValue", name, value })),
      }),
      offers,
    },
  ];
}

/**
 * Product with its Offer, or ProductGroup with its variants
 * (https://developers.google.com/search/docs/appearance/structured-data/merchant-listing and …/product-variants).
 * Null where there is no price to tell: without an offer search engines take a product for a mistake.
 */
function productData(facts: ProductFacts) {
  const { product, address, picture } = facts;
  const url = address(productPath(product.id));
  const told = {
    "@context": "https://schema.org",
    name: product.name,
    image: product.images.map(picture),
    url,
    ...(product.model && { mpn: product.model }),
    ...(product.brand && { brand: { "@type": "Brand", name: product.brand } }),
    ...(product.description && { description: plainText(product.description) }),
  };
  const variants = product.variants.flatMap((variant) => variantData(facts, variant));
  if (variants.length > 0) {
    const variesBy = product.variant_option_type.map(({ name }) => (knownOptions[name] ? `https://schema.org/${knownOptions[name]}` : name));
    return { ...told, "@type": "ProductGroup", productGroupID: product.sku, variesBy, hasVariant: variants };
  }
  const offers = offer(facts, product, url);
  return offers && { ...told, "@type": "Product", sku: product.sku, offers };
}

/** What search engines are told of a product (schema.org): the product with its price, and the way to it. */
export function structuredData(facts: ProductFacts): Record<string, unknown>[] {
  const { product, address, home } = facts;
  const steps = [...product.breadcrumb, { name: product.name, to: productPath(product.id) }];
  return [productData(facts), trailData({ home, address, steps })].filter((part) => part !== null);
}

/** Longest description that search engines show any part of. */
const longestDescription = 500;
const entities: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#39;": "'", "&nbsp;": " " };

/** A sign as it is read: with what stands above and below it, as a Khmer subscript, and all parts of an emoji. */
const sign = /[^](?:[\u17d2\u200d][^]|[\p{M}\p{EMod}])*/gu;

/** As many whole signs as fit. */
function shortened(text: string): string {
  let end = 0;
  for (const [one] of text.matchAll(sign)) {
    if (end + one.length > longestDescription) break;
    end += one.length;
  }
  return text.slice(0, end);
}

/** The words of safe HTML. */
export function plainText(html: string): string {
  const words = html
    .replace(/<[^>]*>/g, " ")
    .replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => entities[entity]!)
    .replace(/\s+/g, " ");
  return shortened(words.trim());
}
