/** One piece of a product without variants, as a guest's cart stores it. */
export const cartItem = (id: number) => ({
  id,
  name: `Product ${id}`,
  image: "",
  price: 10,
  quantity: 1,
  variant_name: null,
  variant_option_id: null,
});
