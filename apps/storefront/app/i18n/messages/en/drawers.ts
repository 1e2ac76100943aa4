/** What the panels say that come in from the sides. */
export const drawers = {
  brands_failed: "The brands could not be loaded.",
  wishlist_empty: "Your shopping wishlist is empty.",
  wishlist_empty_text: "Don't hesitate and browse our catalog to find something beautiful for You!",
  wishlist_failed: "The wishlist could not be loaded.",
  quantity_of: "Quantity of {name}",
  total: "Total",
  grand_total: "Grand total",
  delivery_fee: "Delivery fee",
  delivery_later: "Delivery is added at the checkout.",
  checkout: "Checkout",
  shop_by_categories: "Shop By Categories",
  main_menu: "MAIN MENU",
  remove_named: "Remove {name}",
} as const;
