import * as z from "zod";
import { call, flag, id, money, numeric, page, pagination, storeQuery, whole } from "../define.ts";
import { highestPrice, longestChoice, longestSearchTaken, mostBrands, mostChoices } from "../limits.ts";

export const brand = z.object({ id: z.number(), name: z.string(), image: z.string() });
export const category = z.object({
  id: z.number(),
  name: z.string(),
  image: z.string(),
  sequence: z.number(),
  /** Path of its page without language prefix, such as `/phone` or `/category?cat_id=7`. */
  to: z.string(),
});
/** A top category with its sub-categories, as menus show them. */
export const categoryGroup = z.object({
  id: z.number(),
  name: z.string(),
  subcategories: z.array(z.object({ id: z.number(), name: z.string(), image: z.string() })),
});

/** A choice such as Colour, with its options and the initially selected one. */
const variantOptionType = z.object({
  name: z.string(),
  selected: z.string(),
  data: z.array(z.object({ name: z.string() })),
});

/** A product as lists and suggestions show it (specification, section 3). */
export const productCard = z.object({
  id: z.number(),
  name: z.string(),
  image: z.string(),
  /** Null: price on request, cannot be bought. */
  price: money.nullable(),
  promo_price: money.nullable(),
  promo_ends_at: z.string().nullable(),
  variant_option_type: z.array(variantOptionType),
  /** The variant shown for the product; null if it has none. */
  variant_option_id: z.number().nullable(),
  category_id: z.number(),
  brand: z.string().nullable(),
  in_stock: z.boolean(),
  /** Whether variants have different prices, of which the lowest is shown. */
  price_from: z.boolean(),
  /**
   * Options that the search text or the filters ask for, such as `1 TB`; price, picture, stock and
   * variant are then those of a matching variant.
   */
  asked_options: z.array(z.string()).optional(),
});

/** One variant of a product, bought by its `variant_option_id`. Prices are decimal, in the store's currency. */
export const productVariant = z.object({
  variant_option_id: z.number(),
  sku: z.string(),
  gtin: z.string().nullable(),
  /** One option per entry of `variant_option_type`, in its order. */
  options: z.array(z.string()),
  /** Specifications that depend on this variant's options; they override the product's `specs` with the same key. */
  specs: z.array(z.object({ key: z.string(), value: z.string() })),
  price: money.nullable(),
  promo_price: money.nullable(),
  promo_ends_at: z.string().nullable(),
  image: z.string(),
  in_stock: z.boolean(),
  /** Number of pieces if 5 or fewer are left, otherwise null. */
  few_left: z.number().nullable(),
});

/** A product as its own page shows it. */
export const productDetail = productCard.extend({
  sku: z.string(),
  model: z.string().nullable(),
  /** The number below the barcode: 8, 12, 13 or 14 digits (GS1). */
  gtin: z.string().nullable(),
  images: z.array(z.string()),
  /** Safe HTML. */
  description: z.string(),
  specs: z.array(z.object({ key: z.string(), label: z.string(), value: z.string() })),
  variants: z.array(productVariant),
  few_left: z.number().nullable(),
  brand_id: z.number().nullable(),
  /** From the top category down to the sub-category. */
  breadcrumb: z.array(z.object({ id: z.number(), name: z.string(), to: z.string() })),
  warranty_months: z.number(),
  is_service: z.boolean(),
  related: z.array(productCard),
  /** Path of the list that `related` begins with: those in stock of its kind, or all of its kind where none is. */
  related_list: z.string(),
});

/** Sort orders of a product list. */
export const sorts = ["relevance", "newest", "price_asc", "price_desc", "name"] as const;

/** Filters and options of a product list. All filters are combined with AND; prices are decimal, in the store's currency. */
export const productQuery = storeQuery.extend({
  name: z.string().max(longestSearchTaken).optional(),
  category_id: id.optional(),
  sub_category_id: id.optional(),
  brand_id: z.union([id, z.array(id).max(mostChoices)]).optional(),
  sort: z.enum(sorts).optional(),
  /**
   * Unless sorted by relevance, a search leaves out products that merely mention what was searched
   * for, such as cases for a phone. This includes them.
   */
  mentions: flag.optional(),
  price_min: numeric(z.number().min(0).max(highestPrice)).optional(),
  price_max: numeric(z.number().min(0).max(highestPrice)).optional(),
  in_stock: flag.optional(),
  promotion: flag.optional(),
  /** `key:value`, repeated for several values. */
  filter: z.union([z.string().max(longestChoice), z.array(z.string().max(longestChoice)).max(mostChoices)]).optional(),
  /** Also returns `facets`. */
  facets: flag.optional(),
  /** Also returns `near` if the text finds less than a page. */
  near: flag.optional(),
  page: page.optional(),
  row_per_page: whole(1, 100).optional(),
});

/**
 * Number of products. `at_least`: there may be more, as in a list so long that only its best-selling
 * part was looked at. Null where nothing is known, as for values in which variants differ.
 */
const counted = z.object({ count: z.number().nullable(), at_least: z.literal(true).optional() });
const facetCount = counted.extend({ id: z.number(), name: z.string() });
/** Possible filters, each with the number of products it would leave. */
export const facets = z.object({
  /** Whether the list contains only services. */
  of_services: z.boolean(),
  categories: z.array(facetCount),
  brands: z.array(facetCount),
  /** Null where there are no prices, and for long lists other than a store or a category as a whole. */
  price: z.object({ min: money, max: money }).nullable(),
  in_stock: counted,
  promotion: counted,
  attributes: z.array(
    z.object({
      key: z.string(),
      label: z.string(),
      values: z.array(counted.extend({ value: z.string(), label: z.string() })),
    }),
  ),
});

export const productList = z.array(productCard);
const listBeside = pagination.extend({
  /** There may be more than `total`: a long list narrowed by attributes is looked at in part. */
  at_least: z.literal(true).optional(),
  facets: facets.nullable().optional(),
  /** A similar spelling with results, if the text as typed has none. */
  suggestion: z.string().nullable().optional(),
  /** No product has all of the words; those listed have some of them. */
  loose: z.boolean().optional(),
  /** Products that merely mention what was searched for were left out; `mentions` includes them. */
  left_out: z.boolean().optional(),
  /**
   * Set if the text contains a price or asks for promotions: how that was understood, and the
   * remaining text. Prices are decimal, in the store's currency.
   */
  said: z
    .object({ name: z.string(), price_min: money.nullable(), price_max: money.nullable(), promotion: z.boolean() })
    .nullable()
    .optional(),
  /**
   * Set if the text asks for a sort order (`cheapest phone`), which applies unless another is
   * chosen. Products that merely mention the thing are then left out.
   */
  wished: z.enum(sorts).nullable().optional(),
  /** Products that have some of the words, to extend a short list. */
  near: productList.optional(),
});

export const catalogCalls = {
  "categories.list": call({
    summary: "The store's categories, in the order of its menus",
    access: "public",
    query: storeQuery,
    data: z.array(category),
    beside: pagination,
  }),
  "categories.groups": call({
    summary: "The groups of a category, with their sub-categories",
    access: "public",
    params: z.object({ id }),
    query: storeQuery,
    data: z.array(categoryGroup),
    beside: pagination,
  }),
  "brands.list": call({
    summary: "Brands with at least one product in the store",
    access: "public",
    query: storeQuery.extend({ page: page.optional(), row_per_page: whole(1, mostBrands).optional() }),
    data: z.array(brand),
    beside: pagination,
  }),
  "products.list": call({
    summary: "Products: by category, brand or name, filtered and sorted",
    access: "public",
    query: productQuery,
    data: productList,
    beside: listBeside,
  }),
  "products.headerSearch": call({
    summary: "Header search, for texts of two characters or more; 15 products",
    access: "public",
    limit: "search",
    params: z.object({ page, row_per_page: whole(1, 100), name: z.string().max(longestSearchTaken) }),
    query: storeQuery,
    data: productList,
    beside: listBeside,
  }),
  "search.suggest": call({
    summary: "Suggestions while typing: products, categories and brands",
    access: "public",
    limit: "search",
    query: storeQuery.extend({ text: z.string().max(longestSearchTaken).default("") }),
    data: z.object({
      products: productList,
      categories: z.array(z.object({ id: z.number(), name: z.string(), to: z.string() })),
      brands: z.array(z.object({ id: z.number(), name: z.string(), to: z.string() })),
    }),
  }),
  "product.get": call({
    summary: "A product with its variants, price and stock in the store",
    access: "public",
    params: z.object({ product_id: id }),
    query: storeQuery,
    data: productDetail,
  }),
  "products.byIds": call({
    summary:
      "Products by id, in the given order, without those that are no longer sold; for compare and recently viewed",
    access: "public",
    query: storeQuery.extend({ ids: z.string().max(500).default("") }),
    data: z.array(productDetail.omit({ related: true, related_list: true, description: true })),
    beside: pagination,
  }),
  "home.get": call({
    summary: "What the home page shows: promotions, new and best-selling by category, brands",
    access: "public",
    query: storeQuery,
    data: z.object({
      promotions: productList,
      newest: productList,
      services: productList,
      shelves: z.array(z.object({ category, products: productList })),
      brands: z.array(brand),
    }),
  }),
  "sitemap.parts": call({
    summary: "The number of sitemap parts for the store's products",
    access: "public",
    query: storeQuery,
    data: z.object({ parts: z.number().int() }),
  }),
  "sitemap.products": call({
    summary: "The products of one sitemap part",
    access: "public",
    params: z.object({ part: page }),
    query: storeQuery,
    data: z.array(z.object({ id: z.number(), updated_at: z.string() })),
  }),
};
