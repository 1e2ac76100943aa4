/** The id of the product page's route, which the router names in its requests for data. */
export const productRoute = "routes/catalog/product";
