export { describeProducts, type DescribedProduct } from "./describe-products.ts";
export { findOffers, type Offer, type Wanted } from "./find-offers.ts";
export { endPromotions } from "./end-promotions.ts";
export { listProducts } from "./list-products.ts";
export { productRecord, type ProductRecord, type RecordOutcome } from "./product-record.ts";
export { refreshListings, type ListingScope } from "./refresh-listings.ts";
export { refreshStockFlags } from "./refresh-stock-flags.ts";
export { upsertProducts } from "./upsert-products.ts";
