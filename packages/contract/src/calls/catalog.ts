import * as z from "zod";
import { call, flag, id, money, numeric, page, pageBeside, storeQuery, whole } from "../define.ts";
import { highestPrice, longestChoice, longestSearchTaken, mostChoices } from "../limits.ts";

export const brand = z.object({ id: z.number(), name: z.string(), image: z.string() });
export const category = z.object({
  id: z.number(),
  name: z.string(),
  image: z.string(),
  sequence: z.number(),
  /** Path of the page that lists it, without language prefix, such as `/phone` or `/category?cat_id=7`. */
  to: z.string(),
});
/** A top category with its sub-categories, as menus show them. */
export const categoryGroup = z.object({
  id: z.number(),
  name: z.string(),
  subcategories: z.array(z.object({ id: z.number(), name: z.string(), image: z.string() })),
});

/** One choice of a product, such as Colour, with its options and the one that stands first. */
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
  /** The variant that stands for the product; null where it has none. */
  variant_option_id: z.number().nullable(),
  category_id: z.number(),
  brand: z.string().nullable(),
  in_stock: z.boolean(),
  /** True when variants have different prices: the one shown is the lowest. */
  price_from: z.boolean(),
  /** Options that the search text or the filters ask for, such as `1 TB`: price, picture, stock and variant are then those of a matching variant. */
  asked_options: z.array(z.string()).optional(),
});

/** One variant of a product, bought by its `variant_option_id`. Prices are decimal, in the store's currency. */
export const productVariant = z.object({
  variant_option_id: z.number(),
  sku: z.string(),
  /** One option per entry of `variant_option_type`, in its order. */
  options: z.array(z.string()),
  /** The specifications that this variant's options decide; they replace the product's `specs` of the same key. */
  specs: z.array(z.object({ key: z.string(), value: z.string() })),
  price: money.nullable(),
  promo_price: money.nullable(),
  promo_ends_at: z.string().nullable(),
  image: z.string(),
  in_stock: z.boolean(),
  /** Pieces for sale, told exactly only when they are few (5 and under), else null. */
  few_left: z.number().nullable(),
});

/** A product as its own page shows it. */
export const productDetail = productCard.extend({
  sku: z.string(),
  model: z.string().nullable(),
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
});

/** Orders of a product list. */
export const sorts = ["relevance", "newest", "price_asc", "price_desc", "name"] as const;

/** What a product list can be asked for. Every condition narrows it; prices are decimal, in the store's currency. */
export const productQuery = storeQuery.extend({
  name: z.string().max(longestSearchTaken).optional(),
  category_id: id.optional(),
  sub_category_id: id.optional(),
  brand_id: z.union([id, z.array(id).max(mostChoices)]).optional(),
  sort: z.enum(sorts).optional(),
  /** Sorted other than by relevance, a list leaves out what merely mentions the thing that `name` means, such as cases for a phone. This keeps it in. */
  mentions: flag.optional(),
  price_min: numeric(z.number().min(0).max(highestPrice)).optional(),
  price_max: numeric(z.number().min(0).max(highestPrice)).optional(),
  in_stock: flag.optional(),
  promotion: flag.optional(),
  /** `key:value`, once for each chosen value of an attribute. */
  filter: z.union([z.string().max(longestChoice), z.array(z.string().max(longestChoice)).max(mostChoices)]).optional(),
  /** Asks for `facets` beside the list. */
  facets: flag.optional(),
  /** Asks for `near` beside the list when the text finds less than a page. */
  near: flag.optional(),
  page: page.optional(),
  row_per_page: whole(1, 100).optional(),
});

const facetCount = z.object({ id: z.number(), name: z.string(), count: z.number() });
/** What a list can be narrowed by, each with how many products are left then. */
export const facets = z.object({
  /** False where a list is so long that only its best-selling part was counted: the counts are then of that part. */
  complete: z.boolean(),
  /** True where the list has nothing but services. */
  of_services: z.boolean(),
  categories: z.array(facetCount),
  brands: z.array(facetCount),
  price: z.object({ min: money, max: money }).nullable(),
  in_stock: z.number(),
  promotion: z.number(),
  attributes: z.array(
    z.object({
      key: z.string(),
      label: z.string(),
      values: z.array(z.object({ value: z.string(), label: z.string(), count: z.number() })),
    }),
  ),
});

export const productList = z.array(productCard);
const listBeside = pageBeside.extend({
  facets: facets.nullable().optional(),
  /** A near spelling with results, when the text as typed has none. */
  suggestion: z.string().nullable().optional(),
  /** True where nothing has all of the words: what is listed has some of them. */
  loose: z.boolean().optional(),
  /** True where products that merely mention what the text means were left out; `mentions` keeps them in. */
  left_out: z.boolean().optional(),
  /** Set where the text names a price or asks for promotions: what it was read as, and the rest of the text. Prices are decimal, in the store's currency. */
  said: z.object({ name: z.string(), price_min: money.nullable(), price_max: money.nullable(), promotion: z.boolean() }).nullable().optional(),
  /** Set where the text asks for an order (`cheapest phone`): the list follows it unless another is chosen, and leaves out what merely mentions the thing. */
  wished: z.enum(sorts).nullable().optional(),
  /** Products that have some of the words, to follow a short list. */
  near: productList.optional(),
});

export const catalogCalls = {
  "categories.list": call({
    summary: "Categories of the store in their order",
    access: "public",
    query: storeQuery,
    data: z.array(category),
    beside: pageBeside,
  }),
  "categories.groups": call({
    summary: "Groups of sub-categories of a category",
    access: "public",
    params: z.object({ id }),
    query: storeQuery,
    data: z.array(categoryGroup),
    beside: pageBeside,
  }),
  "brands.list": call({
    summary: "Brands with at least one product in the store",
    access: "public",
    query: storeQuery.extend({ page: page.optional(), row_per_page: whole(1, 500).optional() }),
    data: z.array(brand),
    beside: pageBeside,
  }),
  "products.list": call({
    summary: "Products: by category, brand or name, filtered and sorted",
    access: "public",
    query: productQuery,
    data: productList,
    beside: listBeside,
  }),
  "products.headerSearch": call({
    summary: "Header search: text longer than one character, 15 products",
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
    summary: "One product as the store sells it",
    access: "public",
    params: z.object({ product_id: id }),
    query: storeQuery,
    data: productDetail,
  }),
  "products.byIds": call({
    summary: "Products by id, in the order asked, without those that have gone; for compare and recently viewed",
    access: "public",
    query: storeQuery.extend({ ids: z.string().max(500).default("") }),
    data: z.array(productDetail.omit({ related: true, description: true })),
    beside: pageBeside,
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
    summary: "How many parts the store's products make for search engines",
    access: "public",
    query: storeQuery,
    data: z.object({ parts: z.number().int() }),
  }),
  "sitemap.products": call({
    summary: "Products of one part: few enough that a file names them in three languages",
    access: "public",
    params: z.object({ part: page }),
    query: storeQuery,
    data: z.array(z.object({ id: z.number(), updated_at: z.string() })),
  }),
};
