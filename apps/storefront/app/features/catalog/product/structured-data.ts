import type { ProductVariant, SiteInfo } from "@shop/contract/types";
import { placeholderImage } from "../../../lib/constants.ts";
import { productPath } from "../../../lib/links/product-path.ts";
import { trailData } from "../seo/trail-data.ts";
import { deliveredFree } from "./delivered-free.ts";
import type { ShownProduct } from "./load-product.ts";

interface ProductFacts {
  product: ShownProduct;
  store: string;
  currency: string;
  /** Absolute URL of a path, in the page's language. */
  address: (path: string) => string;
  /** Absolute URL of a picture. */
  picture: (image: string) => string;
  /** Name of the home page in the page's language. */
  home: string;
}

type Priced = Pick<ProductVariant, "price" | "promo_price" | "promo_ends_at" | "in_stock">;

const paid = (priced: Priced) => priced.promo_price ?? priced.price;
const stockOf = ({ in_stock: inStock }: Priced) => ({
  availability: `https://schema.org/${inStock ? "InStock" : "OutOfStock"}`,
  itemCondition: "https://schema.org/NewCondition",
});

/** Pictures that show the product: search engines refuse a placeholder. */
const shown = (images: string[]) => images.filter((image) => image !== placeholderImage);

/** Delivery of one piece to anywhere in Cambodia, as an upper limit where the fee depends on the place. */
function shipping(delivery: SiteInfo["delivery"], price: number, currency: string) {
  const { fee_min: least, fee_max: most, days_min: minValue, days_max: maxValue } = delivery;
  return {
    "@type": "OfferShippingDetails",
    shippingDestination: { "@type": "DefinedRegion", addressCountry: "KH" },
    shippingRate: {
      "@type": "MonetaryAmount",
      ...(deliveredFree(delivery, price) ? { value: 0 } : least === most ? { value: most } : { maxValue: most }),
      currency,
    },
    ...(maxValue !== null && {
      deliveryTime: {
        "@type": "ShippingDeliveryTime",
        transitTime: { "@type": "QuantitativeValue", minValue, maxValue, unitCode: "DAY" },
      },
    }),
  };
}

/** The offer of a product or variant; during a promotion with the former price as the strikethrough price. */
function offer({ product, store, currency }: ProductFacts, sold: Priced, url: string) {
  const price = paid(sold);
  if (price === null || (product.is_service && !sold.in_stock)) return null;
  return {
    "@type": "Offer",
    url,
    price,
    priceCurrency: currency,
    // Work is neither in stock nor new.
    ...(!product.is_service && stockOf(sold)),
    ...(!product.is_service && product.delivery && { shippingDetails: shipping(product.delivery, price, currency) }),
    seller: { "@type": "Organization", name: store },
    ...(sold.promo_price !== null && {
      ...(sold.promo_ends_at && { priceValidUntil: sold.promo_ends_at }),
      priceSpecification: {
        "@type": "UnitPriceSpecification",
        priceType: "https://schema.org/StrikethroughPrice",
        price: sold.price,
        priceCurrency: currency,
      },
    }),
  };
}

/** Standard schema.org terms for option names; other options are given by their name (https://schema.org/variesBy). */
const knownOptions: Record<string, string> = { Colour: "color", Color: "color", ពណ៌: "color", 颜色: "color" };

function variantData(facts: ProductFacts, variant: ProductVariant) {
  const { product, address, picture } = facts;
  const url = address(productPath(product.id, variant.variant_option_id));
  const offers = offer(facts, variant, url);
  if (!offers) return [];
  const [image] = shown([variant.image]);
  const options = product.variant_option_type.map(({ name }, index) => ({ name, value: variant.options[index] ?? "" }));
  return [
    {
      "@type": "Product",
      name: `${product.name} ${variant.options.join(" ")}`,
      sku: variant.sku,
      ...(variant.gtin && { gtin: variant.gtin }),
      ...(image && { image: picture(image) }),
      url,
      ...Object.fromEntries(
        options.flatMap(({ name, value }) => (knownOptions[name] ? [[knownOptions[name], value]] : [])),
      ),
      ...(options.some(({ name }) => !knownOptions[name]) && {
        additionalProperty: options
          .filter(({ name }) => !knownOptions[name])
          .map(({ name, value }) => ({ "@type": "PropertyValue", name, value })),
      }),
      offers,
    },
  ];
}

/**
 * Service or Product with its Offer, or ProductGroup with its variants
 * (https://developers.google.com/search/docs/appearance/structured-data/merchant-listing and …/product-variants).
 * Null without a price: search engines report a product without an offer as an error.
 */
function productData(facts: ProductFacts) {
  const { product, address, picture } = facts;
  const url = address(productPath(product.id));
  const images = shown(product.images);
  const shared = {
    "@context": "https://schema.org",
    name: product.name,
    ...(images.length > 0 && { image: images.map(picture) }),
    url,
    ...(product.model && { mpn: product.model }),
    ...(product.brand && { brand: { "@type": "Brand", name: product.brand } }),
    ...(product.description && { description: plainText(product.description) }),
  };
  const offers = offer(facts, product, url);
  if (product.is_service) return offers && { ...shared, "@type": "Service", offers };
  const variants = product.variants.flatMap((variant) => variantData(facts, variant));
  if (variants.length > 0) {
    const variesBy = product.variant_option_type.map(({ name }) =>
      knownOptions[name] ? `https://schema.org/${knownOptions[name]}` : name,
    );
    return { ...shared, "@type": "ProductGroup", productGroupID: product.sku, variesBy, hasVariant: variants };
  }
  return (
    offers && { ...shared, "@type": "Product", sku: product.sku, ...(product.gtin && { gtin: product.gtin }), offers }
  );
}

/** Structured data of a product page (schema.org): the product and its breadcrumb. */
export function structuredData(facts: ProductFacts): Record<string, unknown>[] {
  const { product, address, home } = facts;
  const steps = [...product.breadcrumb, { name: product.name, to: productPath(product.id) }];
  return [productData(facts), trailData({ home, address, steps })].filter((part) => part !== null);
}

/** Maximum length of a description; search engines show no more. */
const longestDescription = 500;
const entities: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
  "&nbsp;": " ",
};

/** One user-perceived character: with combining marks, Khmer subscripts, and all parts of an emoji. */
const sign = /[^](?:[\u17d2\u200d][^]|[\p{M}\p{EMod}])*/gu;

/** Shortens a text without cutting a character apart. */
function shortened(text: string): string {
  let end = 0;
  for (const [one] of text.matchAll(sign)) {
    if (end + one.length > longestDescription) break;
    end += one.length;
  }
  return text.slice(0, end);
}

/** The text content of sanitized HTML. */
export function plainText(html: string): string {
  const words = html
    .replace(/<[^>]*>/g, " ")
    .replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => entities[entity]!)
    .replace(/\s+/g, " ");
  return shortened(words.trim());
}
