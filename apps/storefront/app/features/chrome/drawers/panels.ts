import { loadArea } from "../../../i18n/messages.ts";

await loadArea("drawers");

/** All drawers, in one file. */
export { default as menu } from "./menu-drawer.tsx";
export { default as brands } from "./brand-drawer.tsx";
export { default as cart } from "./cart-drawer.tsx";
export { default as wishlist } from "./wishlist-drawer.tsx";
