export { describeProducts, type DescribedProduct } from "./describe-products.ts";
export { findOffers, type Offer, type Wanted } from "./find-offers.ts";
export { endPromotions, startEndingPromotions } from "./end-promotions.ts";
export { listProducts } from "./list-products.ts";
export { holdStock, releaseStock, returnStock, takeHeldStock, takeStock, type Pieces, type StockPieces } from "./move-stock.ts";
export { productRecord, type ProductRecord, type RecordOutcome } from "./product-record.ts";
export { refreshListings, type ListingScope } from "./refresh-listings.ts";
export { refreshStockFlags } from "./refresh-stock-flags.ts";
export { upsertProducts } from "./upsert-products.ts";
