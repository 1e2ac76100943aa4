export {
  changeLine,
  clearCartLines,
  listCartLines,
  lockCart,
  lockCartLines,
  putLine,
  removeLine,
  type CartLineRow,
  type CartOwner,
} from "./lines.ts";
