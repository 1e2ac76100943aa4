export { findKind } from "./categories/find-kind.ts";
export { findServiceKinds, isBookable, listServiceKinds } from "./categories/find-service-kinds.ts";
export { isService, serviceCategories } from "./categories/is-service.ts";
export { saveCategories, type CategoryRow, type CategoryInput } from "./categories/save-categories.ts";
export { setCompanion } from "./categories/set-companion.ts";
export { addListings } from "./listings/add-listings.ts";
export { startEndingPromotions } from "./listings/end-promotions.ts";
export { findMissing, type Missing } from "./listings/find-missing.ts";
export { findOffers, type Offer } from "./listings/find-offers.ts";
export { refreshStore } from "./listings/refresh-listings.ts";
export { clearStorePrice, setCatalogPrice, setStorePrice, type Price } from "./listings/set-price.ts";
export { leadFirst, representingVariants } from "./listings/representing-variants.ts";
export { unlistProduct, unlistProducts } from "./listings/unlist-product.ts";
export { describeProducts } from "./products/describe-products.ts";
export { findArticle, findProduct } from "./products/find-sku.ts";
export { findWarrantyMonths } from "./products/find-warranty-months.ts";
export { optionsIn, variantName } from "./products/option-names.ts";
export { isPriceJump } from "./products/price-jump.ts";
export { productIds } from "./products/product-ids.ts";
export { productRecord, type ProductRecord, type RecordOutcome } from "./records/product-record.ts";
export { upsertProducts } from "./records/upsert-products.ts";
export { variantSpecs } from "./products/variant-specs.ts";
export { countStock } from "./stock/count-stock.ts";
export { fewLeft } from "./stock/few-left.ts";
export {
  holdStock,
  releaseStock,
  returnStock,
  takeHeldStock,
  takeStock,
  type StockPieces,
} from "./stock/move-stock.ts";
export { piecesForSale } from "./listings/pieces-for-sale.ts";
export { setStock } from "./stock/set-stock.ts";
