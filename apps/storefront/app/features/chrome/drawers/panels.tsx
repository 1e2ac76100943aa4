import { loadArea } from "../../../i18n/messages.ts";
import type { DrawerName } from "../../../state/drawers.ts";
import Brands from "./brand-drawer.tsx";
import Cart from "./cart-drawer.tsx";
import Menu from "./menu-drawer.tsx";
import Wishlist from "./wishlist-drawer.tsx";

await loadArea("drawers");

const panels = { menu: Menu, brands: Brands, cart: Cart, wishlist: Wishlist };

/** All drawers, in one file. */
export default function Drawer({ name }: { name: DrawerName }) {
  const Panel = panels[name];
  return <Panel />;
}
