export { findMovedLine, forgetMovedLines, rememberMovedLine } from "./guest-lines.ts";
export { changeLine, clearCartLines, listCartLines, lockCart, lockCartLines, putLine, removeLine, takeFromCart, type CartLineRow } from "./lines.ts";
